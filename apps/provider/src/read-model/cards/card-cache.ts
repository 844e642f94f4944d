import { keepLatest } from '../../keep-latest.ts';
import type { Document } from '../engine/search-engine.ts';
import type { RingBuffer } from './ring-buffer.ts';

/** A way to write documents, under a name that no other way has. */
export type CardForm = { name: string; textOf: (document: Document) => string };

/** A document as it looks from one instant up to another (ms). */
export type Lasting = { document: Document; from: number; until: number };

/** Where the cards of one store view stand in the ring: by form, by id of the product; and how many were written. */
export type CardCache = { ring: RingBuffer; forms: Map<string, Map<number, number>>; written: number };

export const emptyCardCache = (ring: RingBuffer): CardCache => ({ ring, forms: new Map(), written: 0 });

/** Clients ask for a handful of field lists; of others the one asked for longest ago is forgotten. */
const formsAtMost = 8;

const placesOf = ({ forms }: CardCache, name: string): Map<number, number> => {
  const places = forms.get(name) ?? new Map<number, number>();
  forms.delete(name);
  forms.set(name, places);
  keepLatest(forms, formsAtMost);
  return places;
};

/** After so many cards the places of those that are over are let go. */
const tidiedEvery = 10_000;

const countCard = (shelf: CardCache): void => {
  shelf.written += 1;
  if (shelf.written % tidiedEvery !== 0) return;
  for (const places of shelf.forms.values()) {
    for (const [id, place] of places) if (shelf.ring.isOver(place)) places.delete(id);
  }
};

const encoder = new TextEncoder();

/** Hands out a product's card; undefined when there is no such product. */
export type CardReader = (id: number) => Uint8Array | undefined;

/** Cards of one form at `now` (ms): those that are kept and hold, others written of their documents and kept. Each is used before the next is asked for. */
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

/** Forgets the cards of a product in every form. */
export const forgetCard = ({ forms }: CardCache, id: number): void => {
  for (const places of forms.values()) places.delete(id);
};

export const forgetCards = ({ forms }: CardCache): void => forms.clear();
