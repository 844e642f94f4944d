import type { ChosenFilters } from '@dijla/commerce-rules/filters/chosen-filters';
import type { PartialChild, PartialProduct } from '../wire/expand-document.ts';
import { stockView } from '../product/stock-view.ts';

type WithVariants = Pick<PartialProduct, 'configurable_options' | 'configurable_children'>;

/** Attribute codes are the shop's own, so a variant's values stand among its unnamed members. */
const valueOf = (child: Readonly<Record<string, unknown>>, code: string): string => String(child[code]);

/** Variants with status 2 and above are not for sale (spec 1 §4). */
export const isForSale = ({ status }: Pick<PartialChild, 'status'>): boolean => (status ?? 1) < 2;

/** Those that can be had; all of them when none can. */
const thereOf = (children: readonly PartialChild[]): readonly PartialChild[] => {
  const there = children.filter(
    (child) => isForSale(child) && stockView(child.stock).state !== 'out-of-stock',
  );
  return there.length > 0 ? there : children;
};

/** Colours as `#rrggbb`, without those whose every variant is gone; all of them when the whole product is. */
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

/** The picture of the first variant that can be had, where the product's own shows one that is gone; else null. */
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
  /** Its values of the options that were filtered by. */ values: Record<string, number>;
};

/** The first variant for sale that is all that was filtered for, as far as variants differ by it, rather one that can be had; null when they don't. */
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
