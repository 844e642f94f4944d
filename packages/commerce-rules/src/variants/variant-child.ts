import { stockStateOf } from '../availability/stock-state-of.ts';

/** Option ids by attribute code, as numbers or strings. */
export type OptionHolder = { readonly [attributeCode: string]: unknown };

/** What the rules need of a variant. */
export type VariantChild = OptionHolder & {
  readonly sku: string;
  readonly status: number;
  readonly stock: { qty: number; is_in_stock: boolean; manage_stock: boolean };
};

/** Attribute code → chosen option id. */
export type ChosenValues = Readonly<Record<string, number | string>>;

/** Whether a variant is enabled: status below 2. */
export const isEnabled = ({ status }: VariantChild): boolean => status < 2;

/** Whether a variant is enabled and in stock. */
export const isChoosable = (child: VariantChild): boolean =>
  isEnabled(child) && stockStateOf(child.stock, 0).state !== 'out-of-stock';

const isValue = (value: unknown): value is number | string =>
  typeof value === 'number' || typeof value === 'string';

/** Whether the variant has this option id; `49` and `"49"` on the wire are equal. */
const hasValue = (child: OptionHolder, code: string, value: number | string): boolean => {
  const own = child[code];
  return isValue(own) && String(own) === String(value);
};

/** Whether the variant has every chosen value; true when nothing is chosen. */
export const isMatch = (child: OptionHolder, chosen: ChosenValues): boolean =>
  Object.entries(chosen).every(([code, value]) => hasValue(child, code, value));
