import { type AddressedEntity, addressedEntities, entities } from '@dijla/contract/entities';
import type { Database } from '../../../database/database.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { refusal } from '../../../call/refusal.ts';
import type { ReadModel } from '../../../read-model/read-model.ts';
import { documentAt, pathOf } from '../../search/document-at.ts';
import { brandAliasAt, findMove } from '../../../modules/catalog/catalog.ts';
import { findBrandRow } from '../../brands/shown-brands-sql.ts';

type ResolveParts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };

/** Returns where to look for a path: `i/delivery` names only a CMS page, `delivery` (spec 1 §2). */
const lookUpOf = (path: string): { path: string; among?: readonly AddressedEntity[] } => {
  for (const name of addressedEntities) {
    const { under } = entities[name].address;
    const rest = path.slice(under.length);
    if (under !== '' && path.startsWith(under) && rest !== '' && !rest.includes('/'))
      return { path: rest, among: [name] };
  }
  return { path };
};

/**
 * `GET /api/url/resolver?url=`: returns the product, category, page or brand at a path, following old
 * addresses (wire §9.2, DESIGN §6).
 */
export const resolveUrl = handleCall(
  'url/resolver',
  ({ readDatabase, readModel }: ResolveParts) =>
    async ({ query }, { store }) => {
      const findAt = async (path: string) => {
        const found = await documentAt(readModel, store.index_name, lookUpOf(path));
        if (found) return { type: entities[found.entity].address.type, id: Number(found.document['id']) };
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
