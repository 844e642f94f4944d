import type { PriceRow } from '@dijla/contract/client';
import { productDocument } from '@dijla/contract/schemas';
import { describe, expect, it } from 'vitest';
import type { ColdProduct, ColdVariant } from '../modules/catalog/catalog.ts';
import type { StoreView } from '../modules/stores/stores.ts';
import type { StockRow } from './hot-rows.ts';
import { changesNext, type Overlay, shownProduct } from './shown-product.ts';

const store: StoreView = {
  code: 'ar', id: 1, name: 'العربية', language: 'ar', locale: 'ar-IQ', direction: 'rtl',
  currency: { code: 'IQD', scale: 0, symbol: 'د.ع', sign_placement: 'append', decimal_separator: '.', thousands_separator: ',' },
  base_currency: { code: 'USD', scale: 2 }, price_list: 'general', index_name: 'iq_catalog_ar',
  root_category_id: 2, is_default: false, default_country: 'IQ', default_region_id: 611, source_price_includes_tax: true, customer_tax_class_id: 3,
  cash_step: 0, only_left_below: 5, price_steps: [0, 50_000],
};
const now = Date.parse('2026-11-20T00:00:00Z');
const regular = (amount: number): PriceRow => ({ kind: 'regular', amount, min_qty: 1, from: null, until: null });
const special = (amount: number, from: string | null, until: string | null): PriceRow => ({ kind: 'special', amount, min_qty: 1, from, until });
const stock = (qty: number, changes: Partial<StockRow> = {}): StockRow => ({ qty, manage_stock: true, is_in_stock: true, min_sale_qty: 1, max_sale_qty: 100, ...changes });

const overlay = (prices: Record<number, PriceRow[]>, levels: Record<number, StockRow> = {}): Overlay => ({
  store,
  hot: {
    prices: new Map(Object.entries(prices).map(([id, rows]) => [Number(id), { 'general:IQD': rows }])),
    stock: new Map(Object.entries(levels).map(([id, row]) => [Number(id), row])),
    sales: new Map([[1, 12]]),
  },
  taxRateOf: () => 0,
});
const mug: ColdProduct = {
  id: 1, sku: 'MUG', type_id: 'simple', name: 'Mug', description: '', short_description: '', slug: 'mug', url_key: 'mug', url_path: 'mug', status: 1, visibility: 4, tax_class_id: 2,
  category_ids: [], category: [], image: null, small_image: null, thumbnail: null, media_gallery: [], created_at: '2026-01-01T00:00:00.000Z', updated_at: '2026-01-01T00:00:00.000Z',
};
const variant = (id: number, status = 1): ColdVariant => ({ id, sku: `TEE-${id}`, name: 'Tee', status, visibility: 1, image: null, tax_class_id: 2, url_key: `tee-${id}`, url_path: `tee-${id}` });
const tee: ColdProduct = { ...mug, sku: 'TEE', type_id: 'configurable', configurable_options: [], configurable_children: [variant(2), variant(3), variant(4, 2)] };

describe('shownProduct', () => {
  it('lays price, stock and sales over a simple product', () => {
    const shown = shownProduct(mug, overlay({ 1: [regular(12_000)] }, { 1: stock(40) }), now);
    expect(productDocument.parse(shown)).toMatchObject({
      price: 12_000, number_of_sales: 12, new: 0, sale: 0,
      stock: { product_id: 1, qty: 40, is_in_stock: true, manage_stock: true, min_sale_qty: 1, max_sale_qty: 100 },
    });
  });

  it('gives a configurable the prices of its cheapest enabled variant and the stock of all enabled', () => {
    const shown = shownProduct(tee, overlay({ 2: [regular(15_000)], 3: [regular(14_000)], 4: [regular(1000)] }, { 2: stock(7), 3: stock(0), 4: stock(9) }), now);
    expect(shown).toMatchObject({ price: 14_000, stock: { product_id: 1, qty: 7, is_in_stock: true }, configurable_children: [{ price: 15_000, stock: { qty: 7 } }, { price: 14_000, stock: { is_in_stock: false } }, { price: 1000 }] });
  });

  it('passes over a variant whose price is unknown', () => {
    expect(shownProduct(tee, overlay({ 2: [regular(15_000)] }), now).price).toBe(15_000);
  });

  it('leaves the cold document as it was', () => {
    const before = structuredClone(tee);
    shownProduct(tee, overlay({ 2: [regular(15_000)] }), now);
    expect(tee).toEqual(before);
  });

  it.each([
    ['switched off', stock(40, { is_in_stock: false }), false],
    ['nothing left', stock(0), false],
    ['nothing left and nobody counts', stock(0, { manage_stock: false }), true],
  ])('says whether goods are there when %s', (_, row, is_in_stock) => {
    expect(shownProduct(mug, overlay({}, { 1: row }), now).stock.is_in_stock).toBe(is_in_stock);
  });

  it('is not there when nobody ever counted it', () => {
    expect(shownProduct(mug, overlay({}), now).stock).toMatchObject({ qty: 0, is_in_stock: false });
  });

  it('is new for thirty days, or when marked so', () => {
    const shownNew = (created_at: string, marked: object = {}) => shownProduct({ ...mug, ...marked, created_at }, overlay({}), now).new;
    expect([shownNew('2026-10-21T00:00:00.001Z'), shownNew('2026-10-21T00:00:00.000Z'), shownNew('2020-01-01T00:00:00Z', { new: 1 })]).toEqual([1, 0, 1]);
  });
});

describe('changesNext', () => {
  it('is the next end of a window of the product or a variant', () => {
    const rows = { 1: [special(9, '2026-01-01T00:00:00Z', '2026-12-08T00:00:00Z')], 3: [special(9, '2026-12-01T00:00:00Z', null)] };
    expect(changesNext(tee, overlay(rows), now)).toBe(Date.parse('2026-12-01T00:00:00Z'));
  });

  it('is the end of being new', () => {
    expect(changesNext({ ...mug, created_at: '2026-11-19T00:00:00Z' }, overlay({}), now)).toBe(Date.parse('2026-12-19T00:00:00Z'));
  });

  it('is never when nothing is dated', () => {
    expect(changesNext(mug, overlay({ 1: [regular(5)] }), now)).toBe(Infinity);
  });
});
