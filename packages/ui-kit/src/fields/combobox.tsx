import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { FieldFrame, descriptionOf, fieldStyle } from './text-field.tsx';

export type ComboboxProps = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange' | 'list' | 'role'> & {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
  value: string;
  /** Called with typed text and with a chosen suggestion alike. */
  onChange: (value: string) => void;
  /** Returns the suggestions for the typed text, best first. No list is shown for an empty array. */
  suggest: (typed: string) => readonly string[];
};

/**
 * Returns the next highlighted index among `count` suggestions. Past either end it is −1, the text field
 * itself.
 */
export const nextHighlight = (current: number, step: 1 | -1, count: number): number => {
  const next = current + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
};

type SuggestionsProps = {
  id: string;
  label: string;
  options: readonly string[];
  highlighted: number;
  onChoose: (option: string) => void;
};

const Suggestions = ({ id, label, options, highlighted, onChoose }: SuggestionsProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's own list cannot be dressed or placed
  <div aria-label={label} className="suggestions" id={id} role="listbox">
    {options.map((option, index) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys stay in the text field, as the pattern has it
      <div
        aria-selected={index === highlighted}
        className="flex min-h-11 cursor-pointer items-center rounded-inner px-3 hover:bg-sunken aria-selected:bg-sunken"
        id={`${id}-${index}`}
        key={option}
        onClick={() => onChoose(option)}
        // Keeps the focus in the field, so that a phone's keyboard stays open.
        onPointerDown={(event) => event.preventDefault()}
        ref={index === highlighted ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        role="option"
        tabIndex={-1}
      >
        {option}
      </div>
    ))}
  </div>
);

type Keys = {
  isOpen: boolean;
  options: readonly string[];
  choose: (option: string) => void;
  open: () => void;
  close: () => void;
};

/**
 * Keyboard handling: arrow keys move through the suggestions, Enter chooses the highlighted one, Escape
 * closes only the suggestions.
 */
const useHighlight = ({ isOpen, options, choose, open, close }: Keys) => {
  const [highlighted, setHighlighted] = useState(-1);
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, keys belong to the input method's own suggestions.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen)
        setHighlighted(nextHighlight(highlighted, event.key === 'ArrowDown' ? 1 : -1, options.length));
      else open();
    }
    const option = options[highlighted];
    if (event.key === 'Enter' && isOpen && option !== undefined) {
      event.preventDefault();
      choose(option);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };
  return { highlighted, forget: () => setHighlighted(-1), onKeyDown };
};

/** A text field with suggestions. Any text can be typed, and without scripts it is a plain text field. */
// oxlint-disable-next-line max-lines-per-function -- one field with its list, as ARIA ties them
export const Combobox = ({
  id,
  label,
  hint,
  error,
  value,
  onChange,
  suggest,
  className = '',
  onBlur,
  ...input
}: ComboboxProps) => {
  const field = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const options = isWanted ? suggest(value) : [];
  const isOpen = options.length > 0;
  const choose = (option: string) => {
    onChange(option);
    setIsWanted(false);
    forget();
    field.current?.focus();
  };
  const { highlighted, forget, onKeyDown } = useHighlight({
    isOpen,
    options,
    choose,
    open: () => setIsWanted(true),
    close: () => setIsWanted(false),
  });
  const listId = `${id}-suggestions`;
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className="relative">
        <input
          {...input}
          aria-activedescendant={isOpen && highlighted >= 0 ? `${listId}-${highlighted}` : undefined}
          aria-autocomplete="list"
          aria-controls={isOpen ? listId : undefined}
          aria-describedby={descriptionOf(id, { hint, error })}
          aria-expanded={isOpen}
          aria-invalid={error !== null}
          autoComplete={input.autoComplete ?? 'off'}
          className={`${fieldStyle} ${className}`}
          id={id}
          onBlur={(event) => {
            setIsWanted(false);
            forget();
            onBlur?.(event);
          }}
          onChange={(event) => {
            setIsWanted(true);
            forget();
            onChange(event.currentTarget.value);
          }}
          onClick={() => setIsWanted(true)}
          onKeyDown={onKeyDown}
          ref={field}
          role="combobox"
          value={value}
        />
        {isOpen && (
          <Suggestions
            highlighted={highlighted}
            id={listId}
            label={label}
            onChoose={choose}
            options={options}
          />
        )}
      </div>
    </FieldFrame>
  );
};
