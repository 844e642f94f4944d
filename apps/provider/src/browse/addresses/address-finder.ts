import { type AddressedEntity, addressedEntities, entities } from '@dijla/contract/entities';
import type { Database } from '../../database/database.ts';
import { brandAliasAt, findMove } from '../../modules/catalog/catalog.ts';
import type { ReadModel } from '../../read-model/read-model.ts';
import { findBrandRow } from '../brands/shown-brands-sql.ts';
import { documentAt } from '../search/document-at.ts';

type Parts = { readDatabase: Database; readModel: Pick<ReadModel, 'engine'> };
type Store = { code: string; index_name: string };

type BrandType = 'BRAND';
/** What stands at a path. */
export type Addressed = {
  type: (typeof entities)[AddressedEntity]['address']['type'] | BrandType;
  id: number;
};

/** What became of a path: something stands there, or at another one since it moved, or it was removed. */
export type Whereabouts = { here: Addressed } | { there: Addressed; path: string } | { isGone: boolean };

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

/** Returns the function that says what became of a path in a store, following old addresses. */
export const addressFinder = ({ readDatabase, readModel }: Parts) => {
  const findAt = async (store: Store, path: string): Promise<Addressed | undefined> => {
    const found = await documentAt(readModel, store.index_name, lookUpOf(path));
    if (found) return { type: entities[found.entity].address.type, id: Number(found.document['id']) };
    const alias = brandAliasAt(path);
    const brand = alias === undefined ? undefined : await findBrandRow(readDatabase, alias);
    return brand && { type: 'BRAND', id: brand.value };
  };
  return async (store: Store, path: string): Promise<Whereabouts> => {
    const here = await findAt(store, path);
    if (here) return { here };
    const move = await findMove(readDatabase, store.code, path);
    if (move?.to_path === null) return { isGone: true };
    const there = move && (await findAt(store, move.to_path));
    return there && move.to_path !== null ? { there, path: move.to_path } : { isGone: false };
  };
};
