/** The number in a plain decimal text, so that `"49"` may equal 49. */
const numberIn = (text: string): number | undefined =>
  /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : undefined;

/**
 * Whether a document's value is one of the wanted values. Numbers equal numeric texts, booleans equal 0 and
 * 1 (wire §7.2); two texts must match exactly, so sku `007` is not `7`.
 */
export const anyOf = (wanted: readonly unknown[]): ((value: unknown) => boolean) => {
  const texts = new Set<string>();
  const numbers = new Set<number>();
  const asNumbers = new Set<number>();
  for (const value of wanted) {
    if (typeof value === 'number' || typeof value === 'boolean') numbers.add(Number(value));
    if (typeof value !== 'string') continue;
    texts.add(value);
    const number = value === 'true' ? 1 : value === 'false' ? 0 : numberIn(value);
    if (number !== undefined) asNumbers.add(number);
  }
  return (value) => {
    if (typeof value === 'number' || typeof value === 'boolean')
      return numbers.has(Number(value)) || asNumbers.has(Number(value));
    if (typeof value !== 'string') return false;
    if (texts.has(value)) return true;
    const number = numberIn(value);
    return number !== undefined && numbers.has(number);
  };
};
