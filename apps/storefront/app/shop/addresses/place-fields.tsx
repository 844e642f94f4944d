import { useStoreView } from '../../i18n/store-context.ts';
import { governorateChoices } from '../delivery/governorate-choices.ts';
import { Combobox } from '@dijla/ui-kit/fields/combobox.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { placeSuggestions } from './place-suggestions.ts';

type Common = { label: string; error: string | null };

type GovernorateFieldProps = Common & {
  name: string;
  value: number;
  onChange: (regionId: number) => void;
};

/** A governorate as a native select, with one option for each of its names. */
export const GovernorateField = ({ name, value, onChange, label, error }: GovernorateFieldProps) => {
  const { language } = useStoreView();
  return (
    <SelectField
      autoComplete={name === 'regionId' ? 'address-level1' : 'off'}
      error={error}
      id={name}
      label={label}
      name={name}
      // The options for further names of a governorate have values of their own that begin with its id.
      onChange={(event) => onChange(Number.parseInt(event.currentTarget.value, 10))}
      value={String(value)}
    >
      {governorateChoices(language).map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
};

type PlaceFieldProps = Common & {
  name: string;
  value: string;
  /** Names to suggest; any other name may be typed. */
  names: readonly string[];
  autoComplete: string;
  onChange: (name: string) => void;
};

/** A district or an area, with suggestions from a list. */
export const PlaceField = ({ name, names, ...field }: PlaceFieldProps) => (
  <Combobox
    {...field}
    enterKeyHint="next"
    id={name}
    maxLength={120}
    name={name}
    suggest={(typed) => placeSuggestions(names, typed)}
  />
);
