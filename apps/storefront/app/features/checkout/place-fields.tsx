import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateChoices } from '../../shop/delivery/governorate-choices.ts';
import { Combobox } from '@dijla/ui-kit/fields/combobox.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import type { CheckoutFieldName, CheckoutFields } from './checkout-fields.ts';
import { placeSuggestions } from './place-suggestions.ts';
import { usePlaceNames } from './use-place-names.ts';

export type PlaceFieldProps = {
  fields: CheckoutFields;
  errorOf: (name: CheckoutFieldName) => string | null;
  onChange: (change: Partial<CheckoutFields>) => void;
};

/** The governorate as a native select, with one option for each of its names. */
export const GovernorateField = ({ fields, errorOf, onChange }: PlaceFieldProps) => {
  const texts = useTexts('checkout');
  const { language } = useStoreView();
  return (
    <SelectField
      autoComplete="address-level1"
      error={errorOf('regionId')}
      id="regionId"
      label={texts.governorate}
      name="regionId"
      // The options for further names of a governorate have values of their own that begin with its id.
      onChange={(event) => onChange({ regionId: Number.parseInt(event.currentTarget.value, 10) })}
      value={String(fields.regionId)}
    >
      {governorateChoices(language).map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
};

/** The district, with suggestions from the chosen governorate; any other name may be typed. */
export const DistrictField = ({ fields, errorOf, onChange }: PlaceFieldProps) => {
  const texts = useTexts('checkout');
  const names = usePlaceNames(fields.regionId);
  return (
    <Combobox
      autoComplete="address-level2"
      enterKeyHint="next"
      error={errorOf('district')}
      id="district"
      label={texts.district}
      name="district"
      onChange={(district) => onChange({ district })}
      suggest={(typed) => placeSuggestions(names, typed)}
      value={fields.district}
    />
  );
};
