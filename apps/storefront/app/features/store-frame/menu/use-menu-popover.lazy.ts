import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { closePanel, openPanel, panelStore } from '../../../shop/page/panels.ts';

const focusable = 'a[href], button, summary';

/** The first and the last thing in view that the keyboard reaches. */
const endsOf = (menu: HTMLElement): (HTMLElement | undefined)[] => {
  const all = [...menu.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  return [all[0], all.at(-1)];
};

/** While the menu lies over the page, the keyboard goes round in it. */
const keepFocus = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Tab') return;
  const [first, last] = endsOf(event.currentTarget);
  const { activeElement } = document;
  const next =
    event.shiftKey && activeElement === first
      ? last
      : !event.shiftKey && activeElement === last
        ? first
        : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/**
 * The menu as one of the page's panels (spec 1 §4): opening it closes the others, they close it, and focus stays in it. `onOpen` also hears of a menu that was opened before the page lived.
 */
export const useMenuPopover = (
  onOpen: () => void,
): { menu: RefObject<HTMLElement | null>; handlers: object } => {
  const menu = useRef<HTMLElement>(null);
  const opened = () => {
    openPanel('sidebar');
    onOpen();
  };
  const openedEarly = useRef(opened);
  useEffect(() => {
    if (menu.current?.matches(':popover-open')) openedEarly.current();
  }, []);
  useEffect(
    () =>
      panelStore.subscribe(({ open }) => {
        if (open !== 'sidebar' && menu.current?.matches(':popover-open')) menu.current.hidePopover();
      }),
    [],
  );
  const onToggle = (event: ToggleEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    if (event.newState === 'open') opened();
    else closePanel('sidebar');
  };
  return { menu, handlers: { onToggle, onKeyDown: keepFocus } };
};
