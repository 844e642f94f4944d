import type { StockItem } from '@dijla/contract/client';
import { expect, it } from 'vitest';
import { capMerge } from './cap-merge.ts';
import { type DeviceOperation, emptyCart } from './device-cart.ts';
import type { Device } from '../platform/device.ts';

const refused = { kind: 'refused', text: 'The requested qty is not available' } as const;
const line = (sku: string, qty: number) => ({
  line_key: sku,
  item_id: 1,
  sku,
  parent_sku: sku,
  qty,
  line: null,
});
const merge: DeviceOperation = {
  id: 'x',
  kind: 'add',
  line_key: 'TEE',
  sku: 'TEE',
  parent_sku: 'TEE',
  qty: 3,
  is_merge: true,
  at: 1,
  store_code: 'en',
  attempts: 1,
  qty_before: 0,
};
const managed = { is_in_stock: true, manage_stock: true, qty: 100, max_sale_qty: 10_000 };

it.each<[string, Partial<StockItem>, { hers: number; left: number | null }]>([
  ['there are more', managed, { hers: 8, left: null }],
  ['two are left', { ...managed, qty: 10 }, { hers: 8, left: 2 }],
  ['none is left', { ...managed, qty: 8 }, { hers: 8, left: null }],
  ['ten are sold at once', { ...managed, max_sale_qty: 10 }, { hers: 8, left: 2 }],
  ['ten are sold at once and nine are left', { ...managed, qty: 9, max_sale_qty: 10 }, { hers: 8, left: 1 }],
  [
    'ten are sold at once of what is not counted',
    { ...managed, manage_stock: false, qty: 0, max_sale_qty: 10 },
    { hers: 8, left: 2 },
  ],
  ['it is not counted', { ...managed, manage_stock: false, qty: 0 }, { hers: 8, left: null }],
  [
    'a provider does not say how many are sold at once',
    { is_in_stock: true, manage_stock: true, qty: 10 },
    { hers: 8, left: 2 },
  ],
  ['it is sold out', { ...managed, is_in_stock: false, qty: 10 }, { hers: 8, left: null }],
])(
  'lesson 04: a guest’s three beside a customer’s are as many as may be when %s',
  async (_, stock, { hers, left }) => {
    const client = (async () => ({ ok: true, result: stock })) as unknown as Device['client'];
    const cart = { ...emptyCart, base: { lines: [line('TEE', hers), line('MUG', 90)], included: [] } };
    const capped = await capMerge({ client, store: () => 'en' }, { cart, operation: merge, refused });
    expect(capped).toEqual(left === null ? refused : { kind: 'capped', qty: left });
  },
);
