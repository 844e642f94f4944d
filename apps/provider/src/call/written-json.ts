/** A value that is already serialized as JSON text. */
export class WrittenJson<Value> {
  readonly text: string;
  /** Exists only in the type. */
  declare readonly value: Value;

  constructor(text: string) {
    this.text = text;
  }
}

/** Returns an object's members as JSON without the enclosing braces; empty for an object without members. */
export const writtenMembers = (object: object): string => JSON.stringify(object).slice(1, -1);

/** Serializes an object whose members may already be serialized. */
export const writtenObject = (object: object): string => {
  const members = Object.entries(object).flatMap(([name, value]: [string, unknown]) => {
    const text = value instanceof WrittenJson ? value.text : JSON.stringify(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${members.join()}}`;
};
