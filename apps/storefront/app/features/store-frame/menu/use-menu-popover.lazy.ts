import { type KeyboardEvent, type RefObject, type ToggleEvent, useEffect, useRef } from 'react';
import { closePanel, openPanel, panelStore } from '../../../shop/page/panels.ts';

const focusable = 'a[href], button, summary';

/** Returns the first and the last visible focusable element. */
const endsOf = (menu: HTMLElement): (HTMLElement | undefined)[] => {
  const all = [...menu.querySelectorAll<HTMLElement>(focusable)].filter((element) =>
    element.checkVisibility(),
  );
  return [all[0], all.at(-1)];
};

/** Keeps the focus in the menu: Tab wraps around at its ends. */
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
 * Makes the menu one of the page's panels (spec 1 §4): opening it closes the others, opening another closes
 * it, and it traps the focus. `onOpen` is also called for a menu opened before hydration.
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
