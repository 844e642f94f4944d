// Loaded before a program (`--import`): its clock is CLOCK_SKEW_MS ahead.
const ahead = Number(process.env.CLOCK_SKEW_MS);
const TrueDate = Date;
const now = () => TrueDate.now() + ahead;
globalThis.Date = class extends TrueDate {
  constructor(...given) {
    if (given.length === 0) super(now());
    else super(...given);
  }
  static now = now;
};
