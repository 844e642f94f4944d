/** JSON as the database takes it: halves of a surrogate pair, which are no text, become the replacement character. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value).replace(/(\\\\)|\\ud[89a-f][0-9a-f]{2}/g, (_, backslash: string | undefined) => backslash ?? '\ufffd');
