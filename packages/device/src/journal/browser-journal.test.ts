import { describe, expect, it } from 'vitest';
import { browserNotes, mostNotes } from './browser-journal.ts';
import type { JournalEntry } from './journal-entry.ts';
import { testLocalStorage } from '../testing/test-tabs.ts';

const aNote = (id: string, fields: Partial<JournalEntry> = {}): JournalEntry => ({
  id,
  at: 1,
  place: 1,
  owner: null,
  store_code: 'ar',
  act: { kind: 'remove', line_key: 'TEE' },
  ...fields,
});
const refusing = (): Storage => {
  throw new DOMException('The user has denied it', 'SecurityError');
};
const idsOf = (storage: Storage): string[] =>
  browserNotes(() => storage)
    .open()
    .map(({ id }) => id);

describe('browserNotes', () => {
  it('tells those of every page in the order they were done', () => {
    const storage = testLocalStorage();
    const [one, other] = [browserNotes(() => storage), browserNotes(() => storage)];
    one.write(aNote('third', { at: 9 }));
    other.write(aNote('second', { at: 5, place: 2 }));
    one.write(aNote('first', { at: 5 }));
    expect(idsOf(storage)).toEqual(['first', 'second', 'third']);
    other.forget('first');
    expect(one.open()).toEqual([aNote('second', { at: 5, place: 2 }), aNote('third', { at: 9 })]);
  });

  it.each([['not json'], ['null'], ['{}'], ['{"id":7,"act":{"kind":"remove"}}'], ['{"id":"one"}']])(
    'forgets %s, and touches nothing of others',
    (text) => {
      const storage = testLocalStorage();
      storage.setItem('dijla-act-1-one', text);
      storage.setItem('dijla-theme', 'on');
      expect([idsOf(storage), storage.length, storage.getItem('dijla-theme')]).toEqual([[], 1, 'on']);
    },
  );

  it('keeps no more than its number, and none that is too long', () => {
    const storage = testLocalStorage();
    const notes = browserNotes(() => storage);
    notes.write(aNote('long', { act: { kind: 'apply-coupon', code: 'A'.repeat(40_000) } }));
    for (let place = 0; place < mostNotes + 3; place += 1) notes.write(aNote(`note ${place}`, { place }));
    expect([notes.open().length, storage.length, notes.open()[0]?.id]).toEqual([
      mostNotes,
      mostNotes,
      'note 0',
    ]);
  });

  it.each([
    ['refuses', refusing],
    ['has no room', () => testLocalStorage(10)],
  ])('has none where the browser %s', (_, storage) => {
    const notes = browserNotes(storage);
    notes.write(aNote('one'));
    notes.forget('one');
    expect(notes.open()).toEqual([]);
  });
});
