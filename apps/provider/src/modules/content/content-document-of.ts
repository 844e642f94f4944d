import { type Language, textIn } from '../catalog/catalog.ts';
import type { ContentKind, StoredContent } from './kinds/content-kind.ts';
import { focusPath } from './pictures/picture-focus-sql.ts';
import { type ContentPlaces, resolveContent } from './resolve-content.ts';

type ContentStore = { id: number; language: Language };

/** Returns a record's document in one store view (wire §7.8); undefined when the record is inactive. */
export const contentDocumentOf = (
  kind: ContentKind,
  record: StoredContent,
  { store: { id, language }, places }: { store: ContentStore; places: ContentPlaces },
): object | undefined => {
  const { text, lang } = textIn(record.texts, language);
  if (!record.is_active || text === undefined) return undefined;
  const picture = 'picture' in record ? String(record.picture) : '';
  const focus = places.focuses?.get(focusPath(picture));
  return {
    id: record.id,
    identifier: record.identifier,
    title: text.title,
    content: resolveContent(text.content, places),
    ...kind.documentOf(record, text, places),
    ...(focus !== undefined && { picture_focus: focus }),
    active: true,
    store_id: [id],
    ...(lang === undefined ? {} : { lang }),
  };
};
