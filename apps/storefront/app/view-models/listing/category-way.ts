import type { CategoryDocument } from '@dijla/contract/client';
import type { WireDocument } from '../../provider-client/catalog-source.ts';
import type { MenuNode } from './menu-view.ts';
import { type CategoryWay, type Step, trailTo } from './trail.ts';

const knownLevels = 2;
const stepOf = ({ id, name, urlPath }: Step): Step => ({ id, name, urlPath });

/** Returns the category path of a product from the whole tree. */
export const wayInTree = (tree: readonly MenuNode[], categoryIds: readonly number[]): CategoryWay => {
  const trail = trailTo(tree, categoryIds);
  return { ids: trail.map(({ id }) => id), deeper: trail.slice(knownLevels).map(stepOf) };
};

/**
 * Returns the ids in a category's `path` from the top category on: of `1/2/20/21`, root and store are left
 * out.
 */
export const idsOn = ({ path = '' }: Partial<CategoryDocument>): number[] =>
  path.split('/').slice(2).map(Number);

const isShown = ({ include_in_menu: include, is_active: active }: Partial<CategoryDocument>): boolean =>
  include !== 0 && active !== false;

/** Fields that `wayAmong` reads, sent as `_source_include`. */
export const wayFields = [
  'id',
  'name',
  'url_path',
  'path',
  'include_in_menu',
  'is_active',
] as const satisfies readonly (keyof CategoryDocument)[];

/** Returns the category path as far as a product's own categories contain it. */
export const wayAmong = (documents: readonly WireDocument[]): CategoryWay => {
  const shown = (documents as readonly Partial<CategoryDocument>[]).filter(isShown);
  const ids = shown
    .map(idsOn)
    .reduce<number[]>((longest, way) => (way.length > longest.length ? way : longest), []);
  const deeper = ids.slice(knownLevels).flatMap((id) => {
    const { name, url_path: urlPath } = shown.find((category) => category.id === id) ?? {};
    return name === undefined || urlPath === undefined ? [] : [{ id, name, urlPath }];
  });
  return { ids, deeper };
};

/** Returns the ids in a path whose names are missing, below the two levels that every page knows. */
export const idsBetween = ({ ids, deeper }: CategoryWay): number[] =>
  ids.slice(knownLevels).filter((id) => !deeper.some((step) => step.id === id));
