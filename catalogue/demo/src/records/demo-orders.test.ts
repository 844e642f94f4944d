import { describe, expect, it } from 'vitest';
import { demoOrders, type OrderableProduct } from './demo-orders.ts';

const products: OrderableProduct[] = Array.from({ length: 40 }, (_, index) => ({
  sku: `G${index}`,
  category: `shelf-${index % 4}`,
}));
const now = Date.parse('2026-11-21T15:00:00Z');
const day = 86_400_000;

describe('demoOrders', () => {
  it('makes the same orders all day long, and the next day those of a day later', () => {
    const made = demoOrders(products, { seed: 1, now });
    expect(demoOrders(products, { seed: 1, now: now + 8 * 3_600_000 })).toEqual(made);
    const later = demoOrders(products, { seed: 1, now: now + day }).map(({ placed_at }) => placed_at);
    expect(later).toEqual(
      made.map(({ placed_at }) => new Date(Date.parse(placed_at ?? '') + day).toISOString()),
    );
  });

  it('sells in the last week and in the four before, never on the edge between them', () => {
    const ages = demoOrders(products, { seed: 1, now }).map(
      ({ placed_at }) => (now - Date.parse(placed_at ?? '')) / day,
    );
    expect([ages.length, ages.filter((age) => age < 7).length]).toEqual([120, 60]);
    expect(ages.filter((age) => age <= 0.25 || (age > 6.75 && age < 7.25) || age > 34)).toEqual([]);
  });

  it('puts goods of one category into an order, each once', () => {
    const shelves = demoOrders(products, { seed: 1, now }).map(({ lines }) => [
      new Set(lines.map(({ sku }) => Number(sku.slice(1)) % 4)).size,
      new Set(lines.map(({ sku }) => sku)).size - lines.length,
    ]);
    expect(shelves.filter(([categories, repeated]) => categories !== 1 || repeated !== 0)).toEqual([]);
  });

  it('makes none without goods', () => {
    expect(demoOrders([], { seed: 1, now })).toEqual([]);
  });
});
