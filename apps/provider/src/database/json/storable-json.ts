/**
 * Makes JSON text storable: replaces lone surrogates, which the database rejects, with the replacement
 * character.
 */
export const storableText = (json: string): string =>
  // Lone surrogates are rare, and this check is cheap.
  json.includes('\\ud')
    ? json.replace(
        /(\\\\)|\\ud[89a-f][0-9a-f]{2}/g,
        (_, backslash: string | undefined) => backslash ?? '\ufffd',
      )
    : json;

/** Serializes a value as JSON that the database accepts. */
export const storableJson = (value: unknown): string => storableText(JSON.stringify(value));
