import { describe, expect, it, vi } from 'vitest';
import { catalogInMemory } from '../engine/arbitrary-catalog.ts';
import { overlayOf, shownAt } from '../engine/catalog-memory.ts';
import type { EngineQuery } from '@dijla/search-index/core/search-engine';
import { withCards } from './with-cards.ts';

const query: EngineQuery = { applied: [], available: [], text: '', sort: [], from: 0, size: 10 };

describe('withCards', () => {
  it('writes a card of the document and keeps it in the place of that', async () => {
    const {
      memory,
      clock: { now },
    } = catalogInMemory();
    const [view] = memory.views;
    if (view === undefined) throw new Error('A shop has a store view');
    const get = vi.spyOn(view.products, 'get');
    const search = withCards(async () => ({ hits: [], total: 0 }), memory, {
      viewOf: () => view,
      now: () => now,
    });
    const { cardsIn } = await search(view.store.index_name, 'product', query);
    const textOf = vi.fn<(document: object) => string>(JSON.stringify);
    const cardOf = cardsIn?.({ name: 'whole', textOf });
    const read = [1, 1, 2, 2].map((id) => Buffer.from(cardOf?.(id) ?? []).toString());
    expect([view.shown.size, get.mock.calls.length, textOf.mock.calls.length]).toEqual([0, 0, 2]);
    const shown = [1, 2].map((id) =>
      JSON.stringify(shownAt(view, id, { overlay: overlayOf(memory, view), now })?.document),
    );
    expect(read).toEqual([shown[0], shown[0], shown[1], shown[1]]);
  });
});
