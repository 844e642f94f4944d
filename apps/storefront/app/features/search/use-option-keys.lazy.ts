import { type RefObject, useEffect } from 'react';

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
  list: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/**
 * Handles the keys of the field: arrows move through the options while the focus stays in the field, Enter
 * picks the active one, Escape closes. A new list has no active option.
 */
export const useOptionKeys = ({ input, list, onClose }: OptionKeys): void => {
  useEffect(() => {
    const field = input.current;
    if (field === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const options = optionsIn(list.current);
      const place = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        // One position more than there are options: the field itself, with no active option.
        const places = options.length + 1;
        const next = (place + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places;
        mark(field, options, options[next - 1]);
      } else if (event.key === 'Enter' && place >= 0) {
        event.preventDefault();
        options[place]?.click();
      } else if (event.key === 'Escape') {
        // The first Escape only closes the panel; the second clears the text.
        event.preventDefault();
        onClose();
      }
    };
    field.addEventListener('keydown', press);
    return () => {
      field.removeEventListener('keydown', press);
      field.removeAttribute('aria-activedescendant');
    };
  }, [input, list, onClose]);
  useEffect(() => {
    if (input.current) mark(input.current, optionsIn(list.current), undefined);
  });
};
