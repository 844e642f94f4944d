import type { Brand, BrandSettings } from '@dijla/contract/client';

type Order = (one: Brand, other: Brand) => number;

const byName = (locale: string): Order => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return (one, other) => compare(one.title, other.title) || one.value - other.value;
};

/** Sorts brands by the owner's position, or by name in the collation of the store's language. */
export const orderedBrands = (
  brands: readonly Brand[],
  sort: BrandSettings['sort'],
  locale: string,
): Brand[] => {
  const named = byName(locale);
  return brands.toSorted(
    sort === 'name' ? named : (one, other) => one.position - other.position || named(one, other),
  );
};

/** Returns the brands with products, the largest first. */
export const largestBrands = (brands: readonly Brand[], locale: string): Brand[] => {
  const named = byName(locale);
  return brands
    .filter(({ count = 0 }) => count > 0)
    .toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0) || named(one, other));
};

/** Returns the slider's brands in their order, then the other brands, the largest first. */
export const foremostBrands = (brands: readonly Brand[], locale: string): Brand[] => {
  const inSlider = brands.filter(({ slider_position, count = 0 }) => slider_position !== null && count > 0);
  const first = inSlider.toSorted(
    (one, other) => (one.slider_position ?? 0) - (other.slider_position ?? 0) || one.value - other.value,
  );
  return [
    ...first,
    ...largestBrands(
      brands.filter(({ slider_position }) => slider_position === null),
      locale,
    ),
  ];
};
