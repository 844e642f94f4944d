import type { Arrangement } from '@dijla/contract/arrangements';
import type { ArrangementDocument } from '@dijla/contract/client';
import type { Language } from '@dijla/contract/store-views';
import type { Database } from '../../../database/connect.ts';
import { readVersion } from '../desk/content-version-sql.ts';
import { readArrangementPlaces } from '../rebuild-content.ts';
import { shownBody } from './arrangement-answers.ts';
import { arrangementDocumentOf } from './arrangement-document.ts';
import { readArrangements } from './arrangement-sql.ts';

/** Returns a version of what is arranged as a store view would show it; number 0 is what shoppers see. */
export const previewedArrangement = async (
  db: Database,
  { id, number }: { id: number; number: number },
  store: { code: string; language: Language },
): Promise<ArrangementDocument | undefined> => {
  const stored = (await readArrangements(db)).find((each) => each.id === id);
  if (stored === undefined) return undefined;
  const body =
    number === 0
      ? await shownBody(db, stored)
      : (await readVersion<Arrangement>(db, { entity: 'arrangement', id }, number))?.record;
  if (body === undefined) return undefined;
  return arrangementDocumentOf({ ...stored, body }, await readArrangementPlaces(db, store));
};
