import type { Database } from '../../../database/database.ts';
import type { CallHandler } from '../../../http/call-handler.ts';
import { refusal } from '../../../http/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { findMove } from '../redirect-store.ts';

export type ResolveParts = { database: Database; readModel: Pick<ReadModel, 'engine'> };

const entities = [['product', 'url_path', 'PRODUCT'], ['category', 'url_path', 'CATEGORY'], ['cms_page', 'identifier', 'CMS_PAGE']] as const;

const withoutSlashes = (url: string) => url.replace(/^\/+|\/+$/g, '');

/** `GET /api/url/resolver?url=`: the product, category or page at a path, by way of its old addresses (wire §9.2, DESIGN §6). */
export const resolveUrl = ({ database, readModel }: ResolveParts): CallHandler<'url/resolver'> => {
  const findAt = async (index: string, path: string) => {
    for (const [entity, attribute, type] of entities) {
      const query = { applied: [{ attribute, value: { eq: path }, scope: 'default' as const }], available: [], sort: [], text: '', from: 0, size: 1 };
      const [hit] = (await readModel.engine.search(index, entity, query)).hits;
      if (hit) return { type, id: Number(hit.document['id']) };
    }
    return undefined;
  };
  return async ({ query }, { store }) => {
    const url = withoutSlashes(query.url ?? '');
    if (url === '') return refusal('url.missing');
    const here = await findAt(store.index_name, url);
    if (here) return { result: { ...here, url, identifier: url, store_code: store.code, redirect: null } };
    const move = await findMove(database, store.code, url);
    if (move?.to_path === null) return refusal('url.gone', { url });
    const there = move && (await findAt(store.index_name, move.to_path));
    return there ? { result: { ...there, url, identifier: move.to_path, store_code: store.code, redirect: move.to_path } } : refusal('url.not-found', { url });
  };
};
