import { type TagItem, unitsOf } from '@dijla/device/analytics/tag-event';
import type { StoreCode } from '@dijla/contract/store-views';
import type { CardView } from '../../view-models/cards/card-view.ts';
import type { Columns } from '../../view-models/wire/packed.ts';

type Card = Pick<CardView, 'sku' | 'name' | 'urlPath' | 'price'>;

/**
 * A list of products as a page shows it; `name` is where it stands in the data of the page. The main list is what a
 * listing is for; others are beside something, and looked at only when one of them is opened.
 */
export type ShownList = { name: string; isMain: boolean; cards: readonly Card[] };

const isCard = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && 'sku' in value && 'urlPath' in value && 'price' in value;

const cardsOf = (columns: Columns): Record<string, unknown>[] => {
  const fields = Object.entries(columns);
  return (fields[0]?.[1] ?? []).map((_, place) =>
    Object.fromEntries(fields.map(([field, values]) => [field, values[place]])),
  );
};

/** The server's page has a list of products as one text. */
const opened = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const view = JSON.parse(value) as { cards?: Columns };
  return view.cards === undefined ? view : { ...view, cards: cardsOf(view.cards) };
};

const deepest = 4;

/** Returns the lists of products in the data of a page. */
export const listsIn = (data: unknown, name = '', depth = 0): ShownList[] => {
  const value = opened(data);
  if (typeof value !== 'object' || value === null || depth > deepest) return [];
  if (Array.isArray(value))
    return value.length > 0 && value.every(isCard) ? [{ name, isMain: name === 'found', cards: value }] : [];
  return Object.entries(value).flatMap(([member, inner]) =>
    listsIn(inner, member === 'cards' ? name : member, depth + 1),
  );
};

/** Returns a product of a list as an item; `place` is counted from 0. */
export const itemOfCard = (
  card: Card,
  store: StoreCode,
  { list, place }: { list: string; place: number },
): TagItem => ({
  of: card.sku,
  item_id: card.sku,
  item_name: card.name,
  item_list_id: list,
  index: place,
  ...(card.price && { price: unitsOf(card.price.final, store) }),
  quantity: 1,
});
