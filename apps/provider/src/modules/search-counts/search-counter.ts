import { foldedText } from '@dijla/commerce-rules/text/folded-text';

/** How often a text was searched for in a store view, and how often nothing was found. */
export type CountedSearch = {
  storeCode: string;
  folded: string;
  term: string;
  times: number;
  withoutResult: number;
};

export type SearchCounter = {
  tell: (search: { storeCode: string; term: string; total: number }) => void;
  /** Returns the searches counted since the last call. */
  take: () => CountedSearch[];
};

/** Maximum number of texts a process holds until they are taken; further texts are dropped. */
const mostTexts = 10_000;
/** A longer text is no search for goods that others type too. */
const longest = 60;
/** An address, or so many digits that they may be a phone number or a card. */
const personal = /@|(?:\d[\s-]?){7}/;

/** Whether a folded text may be kept: it cannot name a person. */
const isKeepable = (folded: string): boolean =>
  folded.length > 1 && folded.length <= longest && !personal.test(folded);

/** Counts searches in memory, so that a report does not write to the database. Nothing tells whose they are. */
export const searchCounter = (): SearchCounter => {
  let counts = new Map<string, CountedSearch>();
  return {
    tell: ({ storeCode, term, total }) => {
      const text = term.toWellFormed().replaceAll('\0', '').replaceAll(/\s+/gu, ' ').trim();
      const folded = foldedText(text);
      const key = `${storeCode}\n${folded}`;
      const known = counts.get(key);
      if (!isKeepable(folded) || (known === undefined && counts.size >= mostTexts)) return;
      const counted = known ?? { storeCode, folded, term: text, times: 0, withoutResult: 0 };
      counted.times += 1;
      if (total === 0) counted.withoutResult += 1;
      counts.set(key, counted);
    },
    take: () => {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
};
