type Key = string | number;

/** The values of one attribute are numbered from `first` to `last`. */
export type NumberSpan = { first: number; last: number };

const spanSize = 100_000;

/** Maps attribute values to integers, so that SQL compares and counts only integers. */
export const facetNumbers = (attributes: readonly string[]) => {
  const numbers = new Map<string, number>();
  const values = new Map<number, { attribute: string; key: string }>();
  const used = new Map(attributes.map((attribute) => [attribute, 0]));

  const spanOf = (attribute: string): NumberSpan => {
    const place = attributes.indexOf(attribute) + 1;
    return { first: place * spanSize, last: (place + 1) * spanSize - 1 };
  };
  /** 49 and '49' are the same value (wire §7.2). */
  const numberOf = (attribute: string, key: Key): number => {
    const name = `${attribute}=${String(key)}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const count = used.get(attribute) ?? 0;
    const number = spanOf(attribute).first + count;
    used.set(attribute, count + 1);
    numbers.set(name, number);
    values.set(number, { attribute, key: String(key) });
    return number;
  };
  return { attributes, spanOf, numberOf, valueOf: (number: number) => values.get(number) };
};

export type FacetNumbers = ReturnType<typeof facetNumbers>;
