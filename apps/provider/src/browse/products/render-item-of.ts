import type { ProductDocument, RenderItem } from '@dijla/contract/client';
import type { StoreView } from '../../modules/store-views/store-views.ts';

type Prices = Pick<
  ProductDocument,
  | 'final_price'
  | 'final_price_incl_tax'
  | 'original_price'
  | 'original_price_incl_tax'
  | 'special_price'
  | 'special_price_incl_tax'
>;

type Span = { least: number; most: number };

const spanOf = (prices: readonly number[]): Span => ({
  least: Math.min(...prices),
  most: Math.max(...prices),
});

/**
 * The prices a product may have: for a configurable, those of its enabled variants with a known price;
 * otherwise its own.
 */
const pricedParts = (product: ProductDocument): readonly Prices[] => {
  const variants = (product.configurable_children ?? []).filter(
    ({ status, final_price }) => status === 1 && final_price > 0,
  );
  return variants.length > 0 ? variants : [product];
};

/**
 * Returns a product's prices in the platform's format, in major units (wire §8). `baseUrl` is the prefix of
 * the store's addresses.
 */
export const renderItemOf = (
  product: ProductDocument,
  { id: store_id, currency }: Pick<StoreView, 'id' | 'currency'>,
  baseUrl: string,
): RenderItem => {
  const parts = pricedParts(product);
  const [paid, untaxed, regular] = [
    spanOf(parts.map(({ final_price_incl_tax }) => final_price_incl_tax)),
    spanOf(parts.map(({ final_price }) => final_price)),
    spanOf(parts.map(({ original_price_incl_tax }) => original_price_incl_tax)),
  ];
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    type: product.type_id,
    is_salable: product.status === 1 && product.stock.is_in_stock && product.final_price > 0 ? '1' : '0',
    store_id,
    currency_code: currency.code,
    url: `${baseUrl}/${product.url_path}`,
    images: [],
    price_info: {
      final_price: product.final_price_incl_tax,
      regular_price: product.original_price_incl_tax,
      special_price: product.special_price_incl_tax,
      minimal_price: paid.least,
      max_price: paid.most,
      max_regular_price: regular.most,
      minimal_regular_price: regular.least,
      formatted_prices: {},
      extension_attributes: {
        tax_adjustments: {
          final_price: product.final_price,
          regular_price: product.original_price,
          special_price: product.special_price,
          minimal_price: untaxed.least,
          max_price: untaxed.most,
        },
        weee_attributes: [],
        weee_adjustment: '',
      },
    },
  };
};
