// @chunk listing
import type { CardView } from '../../view-models/cards/card-view.ts';

/** Cards of a listing as they are on the screen: only the first `count` of them are drawn. */
export type DrawnCards = {
  /** As they came. */
  given: readonly CardView[];
  /** The same, with the card that was there before wherever nothing of it changed: a card that stays is not drawn again. */
  cards: readonly CardView[];
  count: number;
};

/** New ones drawn at once: more than a screen shows. */
const atOnce = 12;

/** All of them drawn, as they come with a page. */
export const allDrawn = (given: readonly CardView[]): DrawnCards => ({
  given,
  cards: given,
  count: given.length,
});

/** Other cards after those on the screen: what stays is kept, and twelve more are drawn; the rest follows once these are seen. */
export const nextDrawn = (before: DrawnCards, given: readonly CardView[]): DrawnCards => {
  const known = new Map(before.cards.map((card) => [card.sku, card]));
  const cards = given.map((card) => {
    const same = known.get(card.sku);
    return same !== undefined && JSON.stringify(same) === JSON.stringify(card) ? same : card;
  });
  const firstNew = cards.findIndex((card, place) => place >= before.count || card !== before.cards[place]);
  return { given, cards, count: firstNew < 0 ? cards.length : Math.min(firstNew + atOnce, cards.length) };
};
