import { type ActionJournal, isBefore, type JournalEntry } from './journal-entry.ts';

/**
 * Each entry has its own key, so that two tabs never overwrite each other's. The number is the version of
 * the format.
 */
const prefix = 'dijla-act-1-';
/**
 * Maximum number of open entries in a browser and maximum length of each in characters; an act beyond that
 * is done without an entry.
 */
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
    // The browser refuses to store: what is shown is still saved a moment later, unless the page is left too
    // soon.
    return otherwise;
  }
};

/**
 * A journal in the browser's local storage. Unlike IndexedDB it writes synchronously, so an entry survives a
 * page that is left at the same moment.
 */
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
