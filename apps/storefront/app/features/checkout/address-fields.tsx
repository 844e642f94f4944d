import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { Icon } from '../../ui/icon.tsx';
import { descriptionOf, FieldFrame, fieldStyle, TextField } from '../../ui/text-field.tsx';
import type { CheckoutFieldName, CheckoutFields } from './checkout-fields.ts';
import { CheckoutSection } from './checkout-section.tsx';
import { governoratesIn } from '../../shop/governorates.ts';
import { PhoneField } from './phone-field.tsx';
import { usePlaceNames } from './use-place-names.ts';

export type AddressFieldsProps = {
  fields: CheckoutFields;
  /** What is wrong with a field, in words. */
  errorOf: (name: CheckoutFieldName) => string | null;
  onChange: (change: Partial<CheckoutFields>) => void;
};

const GovernorateField = ({ fields, errorOf, onChange }: AddressFieldsProps) => {
  const texts = useTexts('checkout');
  const { language } = useStoreView();
  return (
    <FieldFrame error={errorOf('regionId')} id="regionId" label={texts.governorate}>
      <span className="relative grid items-center">
        <select
          aria-describedby={descriptionOf('regionId', { error: errorOf('regionId') })}
          autoComplete="address-level1"
          className={`${fieldStyle} appearance-none pe-11`}
          id="regionId"
          name="regionId"
          onChange={(event) => onChange({ regionId: Number(event.currentTarget.value) })}
          value={fields.regionId}
        >
          {governoratesIn[language].map(({ id, names }) => (
            <option key={id} value={id}>
              {names[language]}
            </option>
          ))}
        </select>
        <Icon className="pointer-events-none absolute end-4 size-4.5 text-ink-soft" name="down" />
      </span>
    </FieldFrame>
  );
};

/** The district, with the names of the chosen governorate to pick from. */
const DistrictField = ({ fields, errorOf, onChange }: AddressFieldsProps) => {
  const texts = useTexts('checkout');
  const names = usePlaceNames(fields.regionId);
  return (
    <>
      <TextField
        autoComplete="address-level2"
        error={errorOf('district')}
        id="district"
        label={texts.district}
        list="district-names"
        name="district"
        onChange={(event) => onChange({ district: event.currentTarget.value })}
        value={fields.district}
      />
      <datalist id="district-names">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
};

/** Who receives it, and where: five answers. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { fields, errorOf, onChange } = props;
  const texts = useTexts('checkout');
  return (
    <>
      <CheckoutSection icon="person" title={texts.recipient}>
        <TextField
          autoComplete="name"
          error={errorOf('fullName')}
          hint={texts.fullNameHint}
          id="fullName"
          label={texts.fullName}
          name="fullName"
          onChange={(event) => onChange({ fullName: event.currentTarget.value })}
          value={fields.fullName}
        />
        <PhoneField
          error={errorOf('phone')}
          hint={texts.phoneHint}
          id="phone"
          label={texts.phone}
          name="phone"
          onType={(phone) => onChange({ phone })}
          placeholder={texts.phonePlaceholder}
          value={fields.phone}
        />
      </CheckoutSection>
      <CheckoutSection icon="pin" title={texts.delivery}>
        <div className="grid gap-4 sm:grid-cols-2">
          <GovernorateField {...props} />
          <DistrictField {...props} />
        </div>
        <TextField
          autoComplete="street-address"
          error={errorOf('landmark')}
          hint={texts.landmarkHint}
          id="landmark"
          label={texts.landmark}
          name="landmark"
          onChange={(event) => onChange({ landmark: event.currentTarget.value })}
          value={fields.landmark}
        />
      </CheckoutSection>
    </>
  );
};
