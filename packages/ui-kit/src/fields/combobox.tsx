import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { FieldFrame, descriptionOf, fieldStyle } from './text-field.tsx';
import { useOptionKeys } from './use-option-keys.ts';

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

type SuggestionsProps = {
  id: string;
  label: string;
  options: readonly string[];
  list: RefObject<HTMLDivElement | null>;
  onChoose: (option: string) => void;
};

const Suggestions = ({ id, label, options, list, onChoose }: SuggestionsProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the platform's own list cannot be dressed or placed
  <div aria-label={label} className="suggestions" id={id} ref={list} role="listbox">
    {options.map((option, index) => (
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys stay in the text field, as the pattern has it
      <div
        // useOptionKeys marks the active option.
        aria-selected={false}
        className="flex min-h-11 cursor-pointer items-center rounded-inner px-3 hover:bg-sunken aria-selected:bg-sunken"
        id={`${id}-${index}`}
        key={option}
        onClick={() => onChoose(option)}
        // Keeps the focus in the field, so that a phone's keyboard stays open.
        onPointerDown={(event) => event.preventDefault()}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
        role="option"
        tabIndex={-1}
      >
        {option}
      </div>
    ))}
  </div>
);

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
  const list = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const options = isWanted ? suggest(value) : [];
  const isOpen = options.length > 0;
  const choose = (option: string) => {
    onChange(option);
    setIsWanted(false);
    field.current?.focus();
  };
  useOptionKeys({
    input: field,
    list,
    onClose: () => setIsWanted(false),
    onOpen: () => setIsWanted(true),
  });
  const listId = `${id}-suggestions`;
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className="relative">
        <input
          {...input}
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
            onBlur?.(event);
          }}
          onChange={(event) => {
            setIsWanted(true);
            onChange(event.currentTarget.value);
          }}
          onClick={() => setIsWanted(true)}
          ref={field}
          role="combobox"
          value={value}
        />
        {isOpen && <Suggestions id={listId} label={label} list={list} onChoose={choose} options={options} />}
      </div>
    </FieldFrame>
  );
};
