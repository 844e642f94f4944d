import { useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { deviceSource } from '../../../offline/device-source.ts';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';

/** What a menu shows changes rarely: a day, in milliseconds. */
const freshness = 86_400_000;

const withAllBelow = (nodes: readonly MenuNode[]): (readonly [number, MenuNode])[] =>
  nodes.flatMap((node) => [[node.id, node] as const, ...withAllBelow(node.children)]);

/** The menu with its third level and all pictures, by id; empty until `bring` was called and has brought it. What fails is brought the next time. */
export const useWholeMenu = (): { whole: ReadonlyMap<number, MenuNode>; bring: () => void } => {
  const { code } = useStoreView();
  const [whole, setWhole] = useState<ReadonlyMap<number, MenuNode>>(new Map());
  const [isAsked, setAsked] = useState(false);
  const bring = () => {
    if (isAsked) return;
    setAsked(true);
    import('./load-menu.ts')
      .then(({ loadWholeMenu }) => loadWholeMenu(deviceSource(code, freshness)))
      .then((menu) => setWhole(new Map(withAllBelow(menu))))
      .catch(() => setAsked(false));
  };
  return { whole, bring };
};
