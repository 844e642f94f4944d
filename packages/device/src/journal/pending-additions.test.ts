import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PendingAddition } from './pending-additions.ts';
import { removePendingAddition, savePendingAddition, openPendingAdditions } from './pending-additions.ts';

const storageWith = (kept: string | null) => {
  const held = new Map(kept === null ? [] : [['dijla-wishes', kept]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, text: string) => held.set(key, text),
    removeItem: (key: string) => held.delete(key),
  });
};
const aPendingAddition = (id: string) => ({ ids: [id], store: 'en' }) as unknown as PendingAddition;
const firstIds = () => openPendingAdditions().map(({ ids }) => ids[0]);

afterEach(() => vi.unstubAllGlobals());

describe('openWishes', () => {
  it('are those noted and not forgotten, in their order', () => {
    storageWith(null);
    savePendingAddition(aPendingAddition('one'));
    savePendingAddition(aPendingAddition('two'));
    savePendingAddition(aPendingAddition('three'));
    removePendingAddition(aPendingAddition('two'));
    expect(firstIds()).toEqual(['one', 'three']);
  });

  it.each([['null'], ['{}'], ['not json'], ['[null, 7, {}, {"ids":[]}, {"ids":"x"}]'.replace('"x"', '7')]])(
    'are none in %s, and the next one is kept all the same',
    (kept) => {
      storageWith(kept);
      expect(openPendingAdditions()).toEqual([]);
      savePendingAddition(aPendingAddition('one'));
      expect(firstIds()).toEqual(['one']);
    },
  );

  it('are none where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('refused');
      },
      setItem: () => {
        throw new Error('refused');
      },
    });
    savePendingAddition(aPendingAddition('one'));
    expect(openPendingAdditions()).toEqual([]);
  });
});
