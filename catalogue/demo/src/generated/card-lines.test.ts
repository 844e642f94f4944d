import { describe, expect, it } from 'vitest';
import { cardLines } from './card-lines.ts';

/** Line breaks as in Chromium on a card at 390 px. */
describe('cardLines', () => {
  it.each([
    ['Jigsaw', 1],
    ['Ishtar Yasmine women’s perfume, 100 ml', 3],
    ['Oral-B Sonic toothbrush, medium bristles', 3],
    ['Korkmaz Mira cookware set, 12 pieces', 3],
    ['Dell Note 15.6-inch laptop', 2],
    ['عطر نسائي عشتار فلفت 100 مل', 2],
  ])('breaks %s into %i', (name, lines) => {
    expect(cardLines(name)).toBe(lines);
  });
});
