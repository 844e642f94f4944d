import { type RefObject, useEffect } from 'react';

/**
 * Returns the next active index among `count` options. Past either end it is −1, the text field itself, with
 * no active option.
 */
export const nextActive = (current: number, step: 1 | -1, count: number): number => {
  const next = current + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
};

const optionsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role="option"]') ?? []),
];

const mark = (
  input: HTMLInputElement,
  options: readonly HTMLElement[],
  active: HTMLElement | undefined,
): void => {
  for (const option of options) option.setAttribute('aria-selected', String(option === active));
  if (active === undefined) input.removeAttribute('aria-activedescendant');
  else input.setAttribute('aria-activedescendant', active.id);
  active?.scrollIntoView({ block: 'nearest' });
};

type OptionKeys = {
  input: RefObject<HTMLInputElement | null>;
  /** The listbox; null while it is closed. */
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Called for an arrow key while the listbox is closed. */
  onOpen?: () => void;
};

/**
 * Handles the keys of a combobox (ARIA Authoring Practices, combobox pattern): arrows move through the options while the focus stays in the field, Enter
 * picks the active one, Escape closes. A new list has no active option.
 */
export const useOptionKeys = ({ input, list, onClose, onOpen }: OptionKeys): void => {
  useEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    const press = (event: KeyboardEvent) => {
      // During composition, keys belong to the input method's own suggestions.
      if (event.isComposing) return;
      const options = optionsIn(list.current);
      const place = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        if (list.current === null) onOpen?.();
        else
          mark(
            field,
            options,
            options[nextActive(place, event.key === 'ArrowDown' ? 1 : -1, options.length)],
          );
      } else if (event.key === 'Enter' && place >= 0) {
        event.preventDefault();
        options[place]?.click();
      } else if (event.key === 'Escape' && list.current !== null) {
        // The first Escape only closes the list; the next one is for the field or the dialog around it.
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }
    };
    field.addEventListener('keydown', press);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, list, onClose, onOpen]);
  useEffect(() => {
    if (input.current) mark(input.current, optionsIn(list.current), undefined);
  });
};
