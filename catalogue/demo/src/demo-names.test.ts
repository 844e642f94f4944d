import { describe, expect, it } from 'vitest';
import { demoProducts, isShown } from './demo-products.ts';
import { cardLines } from './generated/card-lines.ts';

const shown = [...demoProducts({ count: 2000, seed: 1 })]
  .filter(({ products }) => isShown(products))
  .flatMap(({ products }) => products.slice(-1));

/** Maximum number of characters that fit two lines of a card at 390 px. */
const limits = { en: 40, ar: 38 };

describe.each(['en', 'ar'] as const)('names in the store in %s', (language) => {
  const names = shown.map(({ texts }) => texts[language]?.name ?? '');

  it('fit two lines of a phone in 97 of 100, and none is beyond 60 letters', () => {
    expect(names.filter((name) => name.length > limits[language]).length / names.length).toBeLessThanOrEqual(
      0.03,
    );
    expect(names.filter((name) => name.length > 60)).toEqual([]);
  });

  it('fit two lines of a card of 390 px in 95 of 100, and no figure stands on a third', () => {
    const long = names.filter((name) => cardLines(name) > 2);
    expect(long.length / names.length).toBeLessThanOrEqual(0.05);
    expect(long.filter((name) => /\d[^ ]*( \p{L}+)?$/u.test(name))).toEqual([]);
  });
});
