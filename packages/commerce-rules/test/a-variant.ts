import type { ConfigurableOption } from '@dijla/contract/client';
import type { VariantChild } from '../src/variants/variant-child.ts';

/** An enabled variant with 10 in stock, a price of 15,000 and these option ids. */
export const aVariant = (
  sku: string,
  options: Readonly<Record<string, number | string>>,
  stock: Partial<VariantChild['stock']> = {},
): VariantChild & { final_price: number } => ({
  ...options,
  sku,
  status: 1,
  final_price: 15_000,
  stock: { qty: 10, is_in_stock: true, manage_stock: true, ...stock },
});

const option = (
  attribute_id: string,
  attribute_code: string,
  values: Record<string, number>,
): ConfigurableOption => ({
  id: Number(attribute_id),
  attribute_id,
  attribute_code,
  label: attribute_code,
  position: 0,
  product_id: 1,
  values: Object.entries(values).map(([label, value_index]) => ({ label, value_index })),
});

/** Color (attribute 93) and size (attribute 142). */
export const teeOptions = [
  option('93', 'color', { Black: 49, Red: 58, Blue: 50 }),
  option('142', 'size', { M: 168, L: 169 }),
];

/** Black in M and L, red in M; black L is out of stock; blue does not exist. */
export const tees = [
  aVariant('TEE-M-BLK', { color: 49, size: 168 }),
  aVariant('TEE-L-BLK', { color: 49, size: 169 }, { qty: 0, is_in_stock: false }),
  aVariant('TEE-M-RED', { color: 58, size: 168 }),
];
