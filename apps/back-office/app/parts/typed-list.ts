/** Returns what commas of either script or new lines separate in a text. */
export const typedList = (text: string): string[] =>
  text
    .split(/[,،\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
