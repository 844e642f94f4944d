import { type ActionJournal, isBefore, type JournalEntry } from './journal-entry.ts';

/** One entry for each, so that two tabs never write over each other's; the number is that of their form. */
const prefix = 'dijla-act-1-';
/** Open at once in a whole browser, and characters of each: whatever is beyond is done without a note. */
export const mostNotes = 32;
const longestNote = 32_000;

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '').filter((key) =>
    key.startsWith(prefix),
  );

const parsed = (text: string | null): JournalEntry | null => {
  try {
    const note = JSON.parse(text ?? 'null') as JournalEntry | null;
    return typeof note?.id === 'string' && typeof note.act?.kind === 'string' ? note : null;
  } catch {
    return null;
  }
};

const inPeace = <Answer>(act: () => Answer, otherwise: Answer): Answer => {
  try {
    return act();
  } catch {
    // A browser that keeps nothing: what is shown is kept a moment later all the same, unless the page is left too soon.
    return otherwise;
  }
};

/** Notes in the browser's local storage, which has a thing as soon as it is told: unlike IndexedDB it outlives a page that is left in the same moment. */
export const browserNotes = (storage: () => Storage): ActionJournal => ({
  write: (note) =>
    inPeace(() => {
      const text = JSON.stringify(note);
      if (text.length <= longestNote && keysOf(storage()).length < mostNotes)
        storage().setItem(prefix + note.id, text);
    }, undefined),
  forget: (id) => inPeace(() => storage().removeItem(prefix + id), undefined),
  open: () =>
    inPeace(() => {
      const kept = storage();
      const notes = keysOf(kept).map((key) => ({ key, note: parsed(kept.getItem(key)) }));
      for (const { key, note } of notes) if (note === null) kept.removeItem(key);
      return notes
        .flatMap(({ note }) => note ?? [])
        .toSorted((a, b) => (isBefore(a, b) ? -1 : Number(isBefore(b, a))));
    }, []),
});
