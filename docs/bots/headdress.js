// Plays Cuzco by a list of words: of all options it takes one that the earliest line of the list finds.
const wishes = [
  /^fulfil /, // a task is worth most
  /^circlet /, // then the headdress
  /^die \d headdress/,
  /^feather |^slot /,
  /^god |^tile |^buy /,
  /^die \d (study|farm|temple|exchange)/,
  /^die \d (stone|rope)/,
  /^road |^step |^jump /,
  /^(?!done|decline|discard)/, // anything rather than nothing
];

function choose(options) {
  for (const wish of wishes) {
    const index = options.findIndex((text) => wish.test(text));
    if (index >= 0) return index;
  }
  return 0;
}

require("node:readline")
  .createInterface({ input: process.stdin })
  .on("line", (line) => {
    const message = JSON.parse(line);
    if (message.do === "choose") {
      const index = choose(message.decision.options);
      console.log(JSON.stringify({ id: message.id, index }));
    }
  });
