/** Written JSON as the database takes it: halves of a surrogate pair, which are no text, become the replacement character. */
export const storableText = (json: string): string =>
  // Hardly any text has such a half, and looking for one costs little.
  json.includes('\\ud')
    ? json.replace(
        /(\\\\)|\\ud[89a-f][0-9a-f]{2}/g,
        (_, backslash: string | undefined) => backslash ?? '\ufffd',
      )
    : json;

/** A value as such JSON. */
export const storableJson = (value: unknown): string => storableText(JSON.stringify(value));
