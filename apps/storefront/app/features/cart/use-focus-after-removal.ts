import { useEffect, useRef } from 'react';
import type { CartLineView } from '@dijla/device/cart-view/cart-view';

type Removal = { gone: string; place: number };

const headingOf = (list: HTMLElement): HTMLElement | null =>
  list.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2') ?? null;

/**
 * Moves the focus after a line is removed: to the remove button of the line that takes its place or else of
 * the one before, or to the heading when no line is left.
 */
export const useFocusAfterRemoval = (lines: readonly CartLineView[]) => {
  const list = useRef<HTMLUListElement>(null);
  const removal = useRef<Removal | null>(null);
  useEffect(() => {
    const { current: element } = list;
    const { current: removed } = removal;
    if (element === null || removed === null || lines.some(({ line_key: key }) => key === removed.gone))
      return;
    removal.current = null;
    const items = [...element.children];
    const next = (items[removed.place] ?? items.at(-1))?.querySelector<HTMLElement>('[data-removal]');
    (next ?? headingOf(element))?.focus({ preventScroll: true });
  }, [lines]);
  const noteRemoval = (gone: string): void => {
    removal.current = { gone, place: lines.findIndex(({ line_key: key }) => key === gone) };
  };
  return { list, noteRemoval };
};
