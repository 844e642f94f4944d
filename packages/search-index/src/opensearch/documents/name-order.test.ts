import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOrderOf } from './name-order.ts';

const latin = ['cup 10', 'cup 9', 'Cups', 'cups', 'cup', 'Tee, “red” (cups)', 'tee', 'Éclair', 'eclair'];
const arabic = ['كوب', 'كُوب', 'كوب أحمر', 'كوب 2', 'كوب ١٠', 'أكواب', 'اكواب', 'چاي', 'شاي', 'ثلاجة'];
const odd = ['T-shirt', 'T shirt', '007', '7', '1.5 L', '1,500', '', ' ', '-', 'USB C', 'usb-c'];

const compareUnits = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

describe('nameOrderOf', () => {
  it.each(['en', 'ar-IQ'])('orders names as %s does, where it tells them apart', (locale) => {
    const [keyOf, { compare }] = [nameOrderOf(locale), new Intl.Collator(locale, { numeric: true })];
    const name = fc.constantFrom(...latin, ...arabic, ...odd);
    const isTold = (one: string, other: string): boolean => compare(one, other) !== 0;
    const pair = fc.tuple(name, name).filter(([one, other]) => isTold(one, other));
    expect(() =>
      fc.assert(
        fc.property(pair, ([one, other]) => {
          if (compareUnits(keyOf(one), keyOf(other)) !== Math.sign(compare(one, other)))
            throw new Error(`${one} and ${other}`);
        }),
        { numRuns: 2000, seed: 20_261_130 },
      ),
    ).not.toThrow();
  });
});
