import { useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { deviceSource } from '../../../offline/device-source.ts';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';

/** Milliseconds an answer stays fresh: a day, because the menu rarely changes. */
const freshness = 86_400_000;

const withAllBelow = (nodes: readonly MenuNode[]): (readonly [number, MenuNode])[] =>
  nodes.flatMap((node) => [[node.id, node] as const, ...withAllBelow(node.children)]);

/**
 * Returns the menu with its third level and all pictures, by category id; empty until `bring` has been
 * called and has loaded it. A failed load is retried on the next call.
 */
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
