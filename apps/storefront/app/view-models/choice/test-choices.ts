import type { PartialProduct } from '../wire/expand-document.ts';
import { productView } from '../product/product-view.ts';

const row = (amount: number) => ({ kind: 'regular' as const, amount, min_qty: 1, from: null, until: null });

/** A document of a simple product with 10 in stock. */
export const aPart = (sku: string, amount: number, changes: PartialProduct = {}): PartialProduct => ({
  id: amount,
  sku,
  name: `${sku} name`,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  url_path: sku.toLowerCase(),
  image: `/${sku}.webp`,
  tax_class_id: 2,
  prices: [row(amount)],
  stock: {
    product_id: amount,
    qty: 10,
    is_in_stock: true,
    manage_stock: true,
    min_sale_qty: 1,
    max_sale_qty: 10_000,
  },
  ...changes,
});

export const kitParts = [
  aPart('STRAP', 4000),
  aPart('CASE', 9000),
  aPart('GEM', 1500),
  aPart('OFF', 100, { status: 2 }),
];

const link = (id: number, sku: string, qty: number, can_change_quantity = false) => ({
  id,
  sku,
  option_id: 1,
  qty,
  position: id,
  is_default: id === 11,
  price: 0,
  price_type: null,
  can_change_quantity,
});

/** A bundle: a strap (two) or a case (any number), and optional gems. */
export const aKit: PartialProduct = {
  id: 1,
  sku: 'KIT',
  name: 'Kit',
  type_id: 'bundle',
  url_path: 'kit',
  prices: [],
  tax_class_id: 2,
  image: '/kit.webp',
  bundle_options: [
    {
      option_id: 1,
      title: 'Strap',
      required: true,
      type: 'radio',
      position: 1,
      sku: 'KIT',
      product_links: [link(11, 'STRAP', 2), link(12, 'CASE', 1, true), link(13, 'OFF', 1)],
    },
    {
      option_id: 2,
      title: 'Gems',
      required: false,
      type: 'checkbox',
      position: 2,
      sku: 'KIT',
      product_links: [link(21, 'GEM', 3), link(22, 'NOT-GIVEN', 1)],
    },
  ],
};

/** A ring with a required engraving and a choice of metals. */
export const aRing: PartialProduct = aPart('RING', 20_000, {
  custom_options: [
    {
      option_id: 1,
      title: 'Engraving',
      type: 'field',
      is_require: true,
      sort_order: 1,
      max_characters: 12,
      price: 1.5,
      price_type: 'fixed',
      values: [],
    },
    {
      option_id: 2,
      title: 'Metal',
      type: 'radio',
      is_require: false,
      sort_order: 2,
      max_characters: null,
      price: 0,
      price_type: 'fixed',
      values: [
        { option_type_id: 21, title: 'Silver', sort_order: 1, price: 0, price_type: 'fixed' },
        { option_type_id: 22, title: 'Gold', sort_order: 2, price: 12.5, price_type: 'percent' },
      ],
    },
  ],
});

export const viewOf = (document: PartialProduct) => productView({ ...document }, {}, 0);
