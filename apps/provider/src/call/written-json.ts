/** A value that is already written: its JSON text. */
export class WrittenJson<Value> {
  readonly text: string;
  /** Of the type alone. */
  declare readonly value: Value;

  constructor(text: string) {
    this.text = text;
  }
}

/** The members of an object as JSON has them between its braces; of one without any it is empty. */
export const writtenMembers = (object: object): string => JSON.stringify(object).slice(1, -1);

/** An object as JSON, of which members may be written already. */
export const writtenObject = (object: object): string => {
  const members = Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
    const text = value instanceof WrittenJson ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join()}}`;
};
