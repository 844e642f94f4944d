import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { documentAt, pathOf } from '../../search/document-at.ts';
import { brandAliasAt, findMove } from '../../../modules/catalog/catalog.ts';
import { findBrandRow } from '../../brands/shown-brands-sql.ts';

type ResolveParts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };

const types = { product: 'PRODUCT', category: 'CATEGORY', cms_page: 'CMS_PAGE' } as const;

/** Returns the identifier of the CMS page in a path: `i/delivery` (spec 1 §2). */
const textAt = (path: string): string | undefined => /^i\/([^/]+)$/.exec(path)?.[1];

/**
 * `GET /api/url/resolver?url=`: returns the product, category, page or brand at a path, following old
 * addresses (wire §9.2, DESIGN §6).
 */
export const resolveUrl = handleCall(
  'url/resolver',
  ({ readDatabase, readModel }: ResolveParts) =>
    async ({ query }, { store }) => {
      const findAt = async (path: string) => {
        const found = await documentAt(readModel, store.index_name, { path: textAt(path) ?? path });
        if (found && (textAt(path) === undefined || found.entity === 'cms_page'))
          return { type: types[found.entity], id: Number(found.document['id']) };
        const alias = brandAliasAt(path);
        const brand = alias === undefined ? undefined : await findBrandRow(readDatabase, alias);
        return brand && { type: 'BRAND' as const, id: brand.value };
      };
      const url = pathOf(query.url);
      if (url === '') return refusal('url.missing');
      const here = await findAt(url);
      if (here) return { result: { ...here, url, identifier: url, store_code: store.code, redirect: null } };
      const move = await findMove(readDatabase, store.code, url);
      if (move?.to_path === null) return refusal('url.gone', { url });
      const there = move && (await findAt(move.to_path));
      return there
        ? {
            result: {
              ...there,
              url,
              identifier: move.to_path,
              store_code: store.code,
              redirect: move.to_path,
            },
          }
        : refusal('url.not-found', { url });
    },
);
