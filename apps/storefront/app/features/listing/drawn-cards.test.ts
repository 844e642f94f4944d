import { describe, expect, it } from 'vitest';
import type { CardView } from '../../view-models/cards/card-view.ts';
import { allDrawn, nextDrawn } from './drawn-cards.ts';

const card = (sku: string, name = sku): CardView => ({
  sku,
  name,
  lang: null,
  urlPath: sku,
  picture: null,
  price: null,
  isOutOfStock: false,
  onlyLeft: null,
  colours: [],
  rating: null,
  delivery: '',
  buying: 'add',
});
const cards = (from: number, to: number): CardView[] =>
  Array.from({ length: to - from }, (_, place) => card(`S${from + place}`));

describe('nextDrawn', () => {
  it.each([
    ['all others', cards(0, 50), cards(100, 150), 12],
    ['a page more', cards(0, 50), cards(0, 100), 62],
    ['few more', cards(0, 50), cards(0, 53), 53],
    ['the same', cards(0, 50), cards(0, 50), 50],
    ['fewer of the same', cards(0, 50), cards(0, 20), 20],
    ['none', cards(0, 50), [], 0],
    ['the first from after none', [], cards(0, 50), 12],
    ['others from the third on', cards(0, 50), [...cards(0, 2), ...cards(60, 100)], 14],
  ])('draws of %s twelve at once beside what stays', (_, before, given, count) => {
    expect(nextDrawn(allDrawn(before), given).count).toBe(count);
  });

  it('goes on from what is drawn when others come in between', () => {
    const first = nextDrawn(allDrawn(cards(0, 50)), cards(100, 150));
    expect(nextDrawn(first, cards(100, 180)).count).toBe(24);
  });

  it('keeps the card of before where nothing changed, wherever it stands now, and takes the new one elsewhere', () => {
    const before = allDrawn([card('A'), card('B'), card('C')]);
    const changed = card('B', 'B, but blue');
    const next = nextDrawn(before, [card('C'), changed, card('A')]);
    expect(next.cards[0]).toBe(before.cards[2]);
    expect(next.cards[1]).toBe(changed);
    expect(next.cards[2]).toBe(before.cards[0]);
  });
});
