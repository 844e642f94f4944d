import type { DeskInput, DeskResult } from '@dijla/contract/desk-client';
import { roundHalfUp } from '@dijla/commerce-rules/money/round-half-up';
import { amountToType, typedAmount } from '../../../parts/typed-amount.ts';
import { wholeNumber } from '../whole-number.ts';

export type PricedProduct = DeskResult<'desk/priced-products'>['items'][number];
type Prices = NonNullable<PricedProduct['prices']>;
export type PriceLines = NonNullable<DeskInput<'desk/save-price-list'>['body']>['lines'];
export type Currency = Prices['regular'][number]['currency'];

const linesAtMost = 1000;

/** What is wrong with a line. */
export type LineFault =
  | 'columns'
  | 'price'
  | 'special'
  | 'qty'
  | 'repeated'
  | 'too-many'
  | 'unknown'
  | 'composed'
  | 'codes'
  | 'special-not-below'
  | 'not-permitted'
  | 'changed';

/** A line as it was pasted; a member is null where its column is empty, and `'none'` takes special prices away. */
type PastedLine = {
  number: number;
  sku: string;
  price: number | null;
  special: number | 'none' | null;
  qty: number | null;
  fault: LineFault | null;
};

const columnsAtMost = 4;

const parsed = (cells: readonly string[], scale: number): Omit<PastedLine, 'number'> => {
  const [sku = '', price = '', special = '', qty = ''] = cells.map((cell) => cell.trim());
  const [amount, lower, pieces] = [
    typedAmount(price, scale),
    special === '-' ? ('none' as const) : typedAmount(special, scale),
    wholeNumber(qty),
  ];
  const isEmpty = price === '' && special === '' && qty === '';
  const fault = (): LineFault | null => {
    if (sku === '' || isEmpty || cells.length > columnsAtMost) return 'columns';
    if (price !== '' && amount === null) return 'price';
    if (special !== '' && lower === null) return 'special';
    return qty !== '' && (pieces === null || pieces < 0) ? 'qty' : null;
  };
  return { sku, price: amount, special: lower, qty: pieces, fault: fault() };
};

/** The columns of a line: divided by tabs, or as a phone writes them by semicolons, or a number and a price by a space. */
const cellsOf = (line: string): string[] => {
  if (line.includes('\t')) return line.split('\t');
  if (/[;؛]/.test(line)) return line.split(/[;؛]/);
  return /^\s*\S+\s+\S+\s*$/.test(line) ? line.trim().split(/\s+/) : [line];
};

/**
 * Returns the lines of pasted text: number of the product, price, special price and pieces, divided by tabs, as
 * tables are copied. Amounts are of a currency with `scale` decimals. Empty lines are left out.
 */
export const pastedLines = (text: string, scale: number): PastedLine[] => {
  const seen = new Set<string>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line, place) => ({ line, number: place + 1 }))
    .filter(({ line }) => line.trim() !== '')
    .map(({ line, number }, place) => {
      const read = parsed(cellsOf(line), scale);
      const isRepeated = seen.has(read.sku);
      seen.add(read.sku);
      const fault = place >= linesAtMost ? 'too-many' : (read.fault ?? (isRepeated ? 'repeated' : null));
      return { ...read, number, fault };
    });
};

/**
 * Returns the text with its prices and special prices raised by a whole `percent`, or lowered by one below 0, each
 * rounded to a multiple of `step`. What is no price stays.
 */
export const raisedLines = (
  text: string,
  { scale, percent, step }: { scale: number; percent: number; step: number },
): string => {
  const raised = (cell: string): string => {
    const amount = typedAmount(cell, scale);
    return amount === null
      ? cell
      : amountToType(
          Math.max(step, roundHalfUp(BigInt(amount) * BigInt(100 + percent), BigInt(100 * step)) * step),
          scale,
        );
  };
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => {
      const [sku = '', price, special, ...others] = cellsOf(line);
      if (price === undefined) return line;
      return [sku, raised(price), ...(special === undefined ? [] : [raised(special)]), ...others].join('\t');
    })
    .join('\n');
};

export type PreviewedLine = PastedLine & { product: PricedProduct | null; to: Prices | null };

const pricesWith = (
  { regular, specials }: Prices,
  { price, special }: PastedLine,
  { currency, isFollowed }: { currency: Currency; isFollowed: boolean },
): Prices => {
  const others = isFollowed ? [] : regular.filter((each) => each.currency !== currency);
  const dated = special === null ? specials : specials.filter(({ from }) => from !== null);
  return {
    regular: price === null ? regular : [...others, { currency, amount: price }],
    specials:
      special === 'none'
        ? []
        : special === null
          ? specials
          : [...dated, { from: null, until: null, amounts: [{ currency, amount: special }] }],
  };
};

const isSpecialBelow = ({ regular, specials }: Prices): boolean =>
  specials.every(({ amounts }) =>
    amounts.every(({ currency, amount }) => {
      const whole = regular.find((each) => each.currency === currency);
      return whole === undefined || amount < whole.amount;
    }),
  );

/**
 * Returns lines with the products they name and the prices these will have. `isFollowed` has the other currency
 * follow by the rate.
 */
export const previewed = (
  lines: readonly PastedLine[],
  products: ReadonlyMap<string, PricedProduct>,
  given: { currency: Currency; isFollowed: boolean; mayCount: boolean },
): PreviewedLine[] =>
  lines.map((line) => {
    const product = products.get(line.sku) ?? null;
    if (line.fault !== null) return { ...line, product, to: null };
    if (product === null) return { ...line, product, to: null, fault: 'unknown' };
    if (product.prices === null) return { ...line, product, to: null, fault: 'composed' };
    if (line.qty !== null && product.qty === null) return { ...line, product, to: null, fault: 'codes' };
    if (line.qty !== null && !given.mayCount) return { ...line, product, to: null, fault: 'not-permitted' };
    const isPriced = line.price !== null || line.special !== null;
    const to = isPriced ? pricesWith(product.prices, line, given) : null;
    return { ...line, product, to, fault: to === null || isSpecialBelow(to) ? null : 'special-not-below' };
  });

/** Returns what is saved of lines without faults, and what makes it as it was. */
export const linesToSave = (lines: readonly PreviewedLine[]): { make: PriceLines; reverse: PriceLines } => {
  const make: PriceLines = lines.flatMap(({ sku, product, to, qty, fault }) =>
    fault !== null || product === null || product.prices === null
      ? []
      : [
          {
            sku,
            prices: to && { seen: product.prices, to },
            qty: qty === null || product.qty === null ? null : { seen: product.qty, to: qty },
          },
        ],
  );
  return {
    make,
    reverse: make.map(({ sku, prices, qty }) => ({
      sku,
      prices: prices && { seen: prices.to, to: prices.seen },
      // Pieces below nothing are those of goods that nobody counts.
      qty: qty && { seen: qty.to, to: Math.max(0, qty.seen) },
    })),
  };
};
