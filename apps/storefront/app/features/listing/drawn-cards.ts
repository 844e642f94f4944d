// @chunk listing
import type { CardView } from '../../view-models/cards/card-view.ts';

/** The cards of a listing on the screen; only the first `count` of them are rendered. */
export type DrawnCards = {
  /** The cards as received. */
  given: readonly CardView[];
  /**
   * The same cards, with the previous object for each card that has not changed, so that it does not render
   * again.
   */
  cards: readonly CardView[];
  count: number;
};

/** Number of new cards rendered first: more than a screen shows. */
const atOnce = 12;

/** Renders all cards at once, for those that come with a page. */
export const allDrawn = (given: readonly CardView[]): DrawnCards => ({
  given,
  cards: given,
  count: given.length,
});

/**
 * Returns the state after new cards arrive: unchanged cards keep their objects, and twelve cards from the
 * first new one on are rendered; the rest follows once these are shown.
 */
export const nextDrawn = (before: DrawnCards, given: readonly CardView[]): DrawnCards => {
  const known = new Map(before.cards.map((card) => [card.sku, card]));
  const cards = given.map((card) => {
    const same = known.get(card.sku);
    return same !== undefined && JSON.stringify(same) === JSON.stringify(card) ? same : card;
  });
  const firstNew = cards.findIndex((card, place) => place >= before.count || card !== before.cards[place]);
  return { given, cards, count: firstNew < 0 ? cards.length : Math.min(firstNew + atOnce, cards.length) };
};
