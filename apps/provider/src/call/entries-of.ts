/** Returns the entries of a comma-separated query value, trimmed, without empty ones. */
export const entriesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
