import type { Arrangement } from '@dijla/contract/arrangements';
import { type Language, languages } from '@dijla/contract/store-views';
import type { CallOutput } from '../../../call/call-handler.ts';
import type { Database } from '../../../database/connect.ts';
import { textIn } from '../../catalog/catalog.ts';
import { keyOf, shownBody } from '../arrangements/arrangement-answers.ts';
import { readArrangements } from '../arrangements/arrangement-sql.ts';
import { readContent } from '../content-sql.ts';
import { writtenContent } from '../desk/content-answers.ts';
import { readLastVersion } from '../desk/content-version-sql.ts';
import { linksInArrangement, linksInHtml } from './own-links.ts';

type DeadLink = CallOutput<'desk/dead-links'>['result']['items'][number];
/** A link within a store, and where it stands. */
export type OwnLink = Omit<DeadLink, 'is_gone'>;

/** Links of what is arranged, as it was arranged last: they lead somewhere in every store, or in none. */
const readArranged = async (db: Database): Promise<OwnLink[]> => {
  const found: OwnLink[] = [];
  for (const stored of await readArrangements(db)) {
    const last = await readLastVersion<Arrangement>(db, keyOf(stored));
    const body = last?.published_at === null ? last.record : await shownBody(db, stored);
    for (const link of linksInArrangement(body))
      for (const language of languages)
        found.push({ kind: stored.identifier, id: null, title: '', language, link });
  }
  return found;
};

/** Links of the content that shoppers read. */
const readWritten = async (db: Database): Promise<OwnLink[]> => {
  const found: OwnLink[] = [];
  for (const { name, kind } of writtenContent)
    for (const { id, identifier, is_active: isActive, texts } of await readContent(db, kind, null))
      for (const language of isActive ? languages : ([] as Language[])) {
        const { text } = textIn(texts, language);
        for (const link of linksInHtml(text?.content ?? ''))
          found.push({ kind: name, id, title: text?.title || identifier, language, link });
      }
  return found;
};

/** Reads every link within the store that the home page, menus and content have. */
export const readOwnLinks = async (db: Database): Promise<OwnLink[]> => [
  ...(await readArranged(db)),
  ...(await readWritten(db)),
];
