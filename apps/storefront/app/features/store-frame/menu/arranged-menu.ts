import type { ArrangementDocuments } from '@dijla/contract/client';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';

/**
 * Returns the top level of the menu as the owner arranged it: categories, under labels of their own where they
 * have such, and links, whose ids are negative. A category that is not shown any more is left out. Undefined
 * where nothing is arranged.
 */
export const arrangedMenu = (
  menu: readonly MenuNode[],
  arranged: Pick<ArrangementDocuments['menu'], 'items' | 'shows_others'> | undefined,
): MenuNode[] | undefined => {
  if (arranged === undefined || (arranged.items.length === 0 && arranged.shows_others)) return undefined;
  const { items, shows_others: showsOthers } = arranged;
  const named = new Set(items.flatMap((item) => ('category' in item ? [item.category] : [])));
  const nodes = items.flatMap((item, place): MenuNode[] => {
    const { label, lang } = item;
    if ('path' in item)
      return [{ id: -1 - place, name: label, lang, urlPath: item.path, image: null, children: [] }];
    const node = menu.find(({ id }) => id === item.category);
    if (node === undefined) return [];
    return [label === '' ? node : { ...node, name: label, lang }];
  });
  return [...nodes, ...(showsOthers ? menu.filter(({ id }) => !named.has(id)) : [])];
};
