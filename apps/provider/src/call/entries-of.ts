/** The entries of a list that stands in a query, separated by commas, without the blanks around them; empty ones are none. */
export const entriesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
