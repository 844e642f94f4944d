import type { DemoLanguage } from './demo-language.ts';
import type { Texts } from '@dijla/provider/modules/catalog/catalog';
import { type ColorCode, colors, type SizeCode, sizes } from './demo-attributes.ts';
import type { DemoProduct } from './demo-product.ts';

export type Variant = {
  sku: string;
  url_key: string;
  colour: ColorCode | undefined;
  size: SizeCode | undefined;
  stock: number;
  names: Texts<string>;
};

/** Stock quantities from none to many. */
const quantities = [0, 2, 4, 9, 18, 35, 60, 120, 240] as const;

const shelfQuantity = (sku: string): number => {
  const sum = [...sku].reduce(
    (total, letter, index) => (total * 31 + letter.charCodeAt(0) + index) % 9973,
    7,
  );
  return quantities[sum % quantities.length] ?? 0;
};

const variantOf = (
  product: DemoProduct,
  size: SizeCode | undefined,
  colour: ColorCode | undefined,
): Variant => {
  const [sized, coloured] = [size && sizes[size], colour && colors[colour]];
  const sku = [product.sku, sized?.sku, coloured?.sku].filter(Boolean).join('-');
  const nameIn = (language: DemoLanguage): string =>
    `${product.words[language].name} – ${[coloured?.[language], sized?.[language]].filter(Boolean).join(language === 'ar' ? '، ' : ', ')}`;
  return {
    sku,
    url_key: [product.url_key, size?.replaceAll(' ', '-'), colour].filter(Boolean).join('-'),
    colour,
    size,
    stock: product.stock === 'varied' ? shelfQuantity(sku) : product.stock,
    names: { en: nameIn('en'), ar: nameIn('ar') },
  };
};

/**
 * Returns every combination of a product's sizes and colors, `DJ-TEE-M-BLK`; none for a product without
 * either.
 */
export const variantsOf = (product: DemoProduct): Variant[] => {
  if (product.colours === undefined && product.sizes === undefined) return [];
  return (product.colours ?? [undefined]).flatMap((colour) =>
    (product.sizes ?? [undefined]).map((size) => variantOf(product, size, colour)),
  );
};
