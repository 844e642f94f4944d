import { Combobox } from '@dijla/ui-kit/fields/combobox.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../i18n/use-desk.ts';
import { DeskIcon } from './desk-icon.tsx';

export type Choice = { value: string; label: string };

/** Suggestions that are shown at once. */
const shownAtMost = 8;

const nameOf = (choices: readonly Choice[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

const textOf = ({ value, label }: Choice): string => (label === value ? value : `${label} · ${value}`);

const Chosen = ({
  choices,
  values,
  onChange,
}: {
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}) => {
  const texts = useTexts('common');
  return (
    <ul className="flex flex-wrap gap-1.5">
      {values.map((value) => (
        <li className="inline-flex min-h-9 items-center gap-1 rounded-full bg-sunken ps-3 pe-1" key={value}>
          <bdi>{nameOf(choices, value)}</bdi>
          <button
            aria-label={texts.removeValue(nameOf(choices, value))}
            className="press inline-grid size-9 place-items-center rounded-full text-ink-soft hover:bg-line md:size-7"
            onClick={() => onChange(values.filter((other) => other !== value))}
            type="button"
          >
            <DeskIcon className="size-3.5" name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
};

/** Values that were chosen, each with its removal, and a field that finds others among `choices`. */
export const PickedValues = ({
  label,
  choices,
  values,
  onChange,
  onType,
  isFound = false,
}: {
  label: string;
  choices: readonly Choice[];
  values: readonly string[];
  onChange: (values: readonly string[], picked?: Choice) => void;
  onType?: (typed: string) => void;
  /** Whether `choices` are already those that fit what is typed. */
  isFound?: boolean;
}) => {
  const texts = useTexts('common');
  const id = useId();
  const [typed, setTyped] = useState('');
  const type = (text: string): void => {
    const picked = choices.find((choice) => textOf(choice) === text);
    if (picked !== undefined && !values.includes(picked.value)) onChange([...values, picked.value], picked);
    setTyped(picked === undefined ? text : '');
    onType?.(picked === undefined ? text : '');
  };
  const suggest = (text: string): string[] =>
    choices
      .filter((choice) => !values.includes(choice.value))
      .map(textOf)
      .filter((each) => isFound || each.toLowerCase().includes(text.trim().toLowerCase()))
      .slice(0, shownAtMost);
  return (
    <div className="grid gap-2">
      <Combobox
        error={null}
        id={id}
        label={label}
        onChange={type}
        placeholder={texts.pick}
        suggest={suggest}
        value={typed}
      />
      {values.length > 0 && <Chosen choices={choices} onChange={onChange} values={values} />}
    </div>
  );
};
