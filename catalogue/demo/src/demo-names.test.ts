import { describe, expect, it } from 'vitest';
import { demoGoods, isShown } from './demo-goods.ts';

const shown = [...demoGoods({ count: 2000, seed: 1 })].filter(({ products }) => isShown(products)).flatMap(({ products }) => products.slice(-1));

/** What fits two lines of a card at 390 px. */
const limits = { en: 40, ar: 38 };

describe.each(['en', 'ar'] as const)('names in the store in %s', (language) => {
  const names = shown.map(({ texts }) => texts[language]?.name ?? '');

  it('fit two lines of a phone in 97 of 100, and none is beyond 60 letters', () => {
    expect(names.filter((name) => name.length > limits[language]).length / names.length).toBeLessThanOrEqual(0.03);
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });
});
