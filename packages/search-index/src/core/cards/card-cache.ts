import { keepLatest } from '@dijla/caching/keep-latest';
import type { CardForm, CardReader, Document } from '../search-engine.ts';
import type { RingBuffer } from './ring-buffer.ts';

/** A document and the time span (ms, `until` exclusive) during which it looks like this. */
export type Lasting = { document: Document; from: number; until: number };

/**
 * Positions of one store view's cards in the ring, by form and product id, and the number of cards written.
 */
export type CardCache = { ring: RingBuffer; forms: Map<string, Map<number, number>>; written: number };

export const emptyCardCache = (ring: RingBuffer): CardCache => ({ ring, forms: new Map(), written: 0 });

/**
 * Maximum number of forms kept; the least recently used is dropped. Clients request only a handful of field
 * lists.
 */
const formsAtMost = 8;

const placesOf = ({ forms }: CardCache, name: string): Map<number, number> => {
  const places = forms.get(name) ?? new Map<number, number>();
  forms.delete(name);
  forms.set(name, places);
  keepLatest(forms, formsAtMost);
  return places;
};

/** Number of written cards after which positions of overwritten cards are removed. */
const tidiedEvery = 10_000;

const countCard = (shelf: CardCache): void => {
  shelf.written += 1;
  if (shelf.written % tidiedEvery !== 0) return;
  for (const places of shelf.forms.values()) {
    for (const [id, place] of places) if (shelf.ring.isOver(place)) places.delete(id);
  }
};

const encoder = new TextEncoder();

/**
 * Reads cards of one form at `now` (ms) from the cache, or writes them from their documents and caches them.
 * A card must be used before the next one is requested.
 */
export const cardReader = (
  shelf: CardCache,
  form: CardForm,
  { now, documentOf }: { now: number; documentOf: (id: number) => Lasting | undefined },
): CardReader => {
  const places = placesOf(shelf, form.name);
  return (id) => {
    const place = places.get(id);
    const kept = place === undefined ? undefined : shelf.ring.read(place, id, now);
    if (kept !== undefined) return kept;
    const lasting = documentOf(id);
    if (lasting === undefined) return undefined;
    const text = encoder.encode(form.textOf(lasting.document));
    const written = shelf.ring.write({ id, text, from: lasting.from, until: lasting.until });
    if (written === undefined) places.delete(id);
    else places.set(id, written);
    countCard(shelf);
    return text;
  };
};

/** Drops a product's cards in every form. */
export const forgetCard = ({ forms }: CardCache, id: number): void => {
  for (const places of forms.values()) places.delete(id);
};

export const forgetCards = ({ forms }: CardCache): void => forms.clear();
