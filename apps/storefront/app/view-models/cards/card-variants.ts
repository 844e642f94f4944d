import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { PartialChild, PartialProduct } from '../wire/expand-document.ts';
import { stockView } from '../product/stock-view.ts';

type WithVariants = Pick<PartialProduct, 'configurable_options' | 'configurable_children'>;

/** Attribute codes are defined by the shop, so a variant's values are not typed members. */
const valueOf = (child: Readonly<Record<string, unknown>>, code: string): string => String(child[code]);

/** Variants with status 2 and above are not for sale (spec 1 §4). */
export const isForSale = ({ status }: Pick<PartialChild, 'status'>): boolean => (status ?? 1) < 2;

/** Returns the variants for sale and in stock, or all variants when there are none. */
const thereOf = (children: readonly PartialChild[]): readonly PartialChild[] => {
  const there = children.filter(
    (child) => isForSale(child) && stockView(child.stock).state !== 'out-of-stock',
  );
  return there.length > 0 ? there : children;
};

/**
 * Returns colors as `#rrggbb`, without those whose variants are all unavailable; all colors when the whole
 * product is unavailable.
 */
export const swatchesOf = ({
  configurable_options: options = [],
  configurable_children: children = [],
}: WithVariants): string[] => {
  const there = thereOf(children);
  return options.flatMap(({ attribute_code: code, values }) =>
    (values ?? []).flatMap(({ value_index: id, hex }) => {
      const isOf = (child: PartialChild) => valueOf(child, code) === String(id);
      return hex && (there.some(isOf) || !children.some(isOf)) ? [hex] : [];
    }),
  );
};

/**
 * Returns the picture of the first available variant if the product's own picture shows only unavailable
 * ones; otherwise null.
 */
export const pictureInStead = (
  { configurable_children: children = [] }: WithVariants,
  own: string | null,
): string | null => {
  const there = thereOf(children);
  const isOf = ({ image }: PartialChild) => image === own;
  return children.some(isOf) && !there.some(isOf) ? (there[0]?.image ?? null) : null;
};

export type FilteredFor = {
  variant: PartialChild;
  /** The variant's values of the options that were filtered by. */ values: Record<string, number>;
};

/**
 * Returns the first variant for sale that matches the chosen filters on the options by which variants
 * differ, preferably one in stock; null when no filter concerns such an option or no variant matches.
 */
export const filteredFor = (
  { configurable_options: options = [], configurable_children: children = [] }: WithVariants,
  wanted: ChosenFilters,
): FilteredFor | null => {
  const axes = options
    .map(({ attribute_code: code }) => code)
    .filter((code) => code !== undefined && wanted[code] !== undefined);
  const isWanted = (child: PartialChild) =>
    isForSale(child) && axes.every((code) => wanted[code]?.includes(valueOf(child, code)) === true);
  const [variant] = axes.length === 0 ? [] : thereOf(children.filter(isWanted));
  return variant === undefined
    ? null
    : { variant, values: Object.fromEntries(axes.map((code) => [code, Number(valueOf(variant, code))])) };
};
