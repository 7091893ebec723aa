"""The make of an event: something that happened, as an immutable value whose fields are its annotations."""

from typing import Any, ClassVar, dataclass_transform


@dataclass_transform(frozen_default=True)
class _EventType(type):
    """Makes an event's annotations its slots: fifty data classes would take longer to load than the engine."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "_EventType":
        fields = tuple(namespace.get("__annotations__", ())) if bases else ()
        namespace["__slots__"] = namespace["__match_args__"] = namespace["fields"] = fields
        return super().__new__(mcs, name, bases, namespace)


class Happening(metaclass=_EventType):
    """Something that happened; every game's events have a base of their own below this."""

    fields: ClassVar[tuple[str, ...]]

    def __init__(self, *values: Any, **named: Any) -> None:
        fields = self.fields
        given = dict(zip(fields, values, strict=False)) | named
        if len(values) > len(fields) or given.keys() != set(fields):
            raise TypeError(f"{type(self).__name__} takes {', '.join(fields) or 'nothing'}")
        for field, value in given.items():
            object.__setattr__(self, field, value)

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"{type(self).__name__} is a fact and cannot be changed")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Happening) and type(self) is type(other) and self.to_data() == other.to_data()

    def __hash__(self) -> int:
        return hash((type(self).__name__, *(getattr(self, field) for field in self.fields)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{key}={value!r}' for key, value in self.to_data().items())})"

    def __reduce__(self) -> tuple[type["Happening"], tuple[Any, ...]]:
        return type(self), tuple(getattr(self, field) for field in self.fields)

    def to_data(self) -> dict[str, Any]:
        """Give the fields by name, as plain data."""
        return {field: getattr(self, field) for field in self.fields}

    @property
    def private_to(self) -> int | None:
        """The only seat that may see this, or None for everybody."""
        return None
