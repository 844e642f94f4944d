import type { CustomerAddress } from '@dijla/contract/client';
import { type SubmitEvent, useRef, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { Segmented } from '@dijla/ui-kit/fields/segmented.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { BookAddress } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { AddressPosition } from '../../../shop/addresses/address-position.lazy.tsx';
import { GovernorateField, PlaceField } from '../../../shop/addresses/place-fields.tsx';
import { usePlaceChoice } from '../../../shop/addresses/use-place-choice.ts';
import { PhoneField } from '../../../shop/delivery/phone-field.tsx';
import { type AddressFieldName, type AddressFields, addressGaps, addressOfFields } from './address-fields.ts';

type Answers = {
  fields: AddressFields;
  errorOf: (name: AddressFieldName) => string | null;
  change: (changed: Partial<AddressFields>) => void;
};

/** Governorate, district and area from lists. */
const Places = ({ fields, errorOf, change }: Answers) => {
  const texts = useTexts('addresses');
  const { regionId, district, area } = fields;
  const { districts, areas, chooseGovernorate, chooseDistrict } = usePlaceChoice(fields, change);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <GovernorateField
        error={null}
        label={texts.governorate}
        name="regionId"
        onChange={chooseGovernorate}
        value={regionId}
      />
      <PlaceField
        autoComplete="address-level2"
        error={errorOf('district')}
        label={texts.district}
        name="district"
        names={districts}
        onChange={chooseDistrict}
        value={district}
      />
      {(areas.length > 0 || area !== '') && (
        <PlaceField
          autoComplete="address-level3"
          error={null}
          label={texts.optional(texts.area)}
          name="area"
          names={areas}
          onChange={(chosen) => change({ area: chosen })}
          value={area}
        />
      )}
    </div>
  );
};

/** What the customer calls the address. */
const Label = ({ fields, change }: Pick<Answers, 'fields' | 'change'>) => {
  const texts = useTexts('addresses');
  const isKnown = fields.label === 'Home' || fields.label === 'Work';
  const [isOwn, setOwn] = useState(!isKnown && fields.label !== '');
  const choose = (chosen: string) => {
    setOwn(chosen === 'other');
    change({ label: chosen === 'other' ? '' : chosen });
  };
  return (
    <>
      <Segmented
        legend={texts.label}
        name="labelKind"
        onChange={choose}
        segments={[
          { value: 'Home', label: texts.home },
          { value: 'Work', label: texts.work },
          { value: 'other', label: texts.other },
        ]}
        value={isKnown ? fields.label : isOwn ? 'other' : ''}
      />
      {isOwn && (
        <TextField
          autoComplete="off"
          error={null}
          id="label"
          label={texts.ownLabel}
          maxLength={60}
          name="label"
          onChange={({ target }) => change({ label: target.value })}
          value={fields.label}
        />
      )}
    </>
  );
};

/** Where the device is, as part of the address, once that is asked for. */
const Position = ({ fields, change }: Pick<Answers, 'fields' | 'change'>) => {
  const { addPosition } = useTexts('checkoutForm');
  const [isOpen, setOpen] = useState(false);
  const isPlaced = fields.latitude !== '';
  if (isOpen || isPlaced)
    return <AddressPosition isPlaced={isPlaced} onClose={() => setOpen(false)} onPlace={change} />;
  return (
    <button className={`${buttonStyle.quiet} justify-self-start`} onClick={() => setOpen(true)} type="button">
      <Icon className="size-5" name="pin" />
      {addPosition}
    </button>
  );
};

type AddressFormProps = {
  initial: AddressFields;
  before: CustomerAddress | null;
  onSave: (address: BookAddress) => void;
  onCancel: () => void;
};

// oxlint-disable-next-line max-lines-per-function -- the fields of one form in their order
export const AddressForm = ({ initial, before, onSave, onCancel }: AddressFormProps) => {
  const texts = useTexts('addresses');
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [gaps, setGaps] = useState<readonly AddressFieldName[]>([]);
  const change = (changed: Partial<AddressFields>) => {
    setFields((given) => ({ ...given, ...changed }));
    setGaps((given) => given.filter((name) => !(name in changed)));
  };
  const errors: Readonly<Record<AddressFieldName, string>> = {
    fullName: texts.gapName,
    phone: texts.gapPhone,
    district: texts.gapDistrict,
    landmark: texts.gapLandmark,
  };
  const errorOf = (name: AddressFieldName) => (gaps.includes(name) ? errors[name] : null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const missing = addressGaps(fields);
    setGaps(missing);
    const [first] = missing;
    const field = first === undefined ? null : form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    const address = addressOfFields(fields, { before, comma: texts.comma });
    if (address !== null) onSave(address);
  };
  const text = (name: 'fullName' | 'street' | 'landmark' | 'company') => ({
    id: name,
    name,
    maxLength: 255,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <form
      className="grid max-w-2xl gap-4 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line"
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...text('fullName')}
          autoComplete="name"
          error={errorOf('fullName')}
          label={texts.fullName}
        />
        <PhoneField
          error={errorOf('phone')}
          id="phone"
          label={texts.phone}
          name="phone"
          onType={(phone) => change({ phone })}
          placeholder={texts.phonePlaceholder}
          value={fields.phone}
        />
      </div>
      <Places change={change} errorOf={errorOf} fields={fields} />
      <TextField
        {...text('street')}
        autoComplete="address-line1"
        error={null}
        label={texts.optional(texts.street)}
      />
      <TextField
        {...text('landmark')}
        autoComplete="address-line2"
        error={errorOf('landmark')}
        hint={texts.landmarkHint}
        label={texts.landmark}
      />
      <TextField
        {...text('company')}
        autoComplete="organization"
        error={null}
        label={texts.optional(texts.company)}
      />
      <Label change={change} fields={fields} />
      <Position change={change} fields={fields} />
      <div className="grid">
        <CheckRow
          checked={fields.isDefaultShipping}
          name="isDefaultShipping"
          onChange={({ target }) => change({ isDefaultShipping: target.checked })}
          title={texts.useForDelivery}
        />
        <CheckRow
          checked={fields.isDefaultBilling}
          name="isDefaultBilling"
          onChange={({ target }) => change({ isDefaultBilling: target.checked })}
          title={texts.useForBilling}
        />
      </div>
      <output className="text-sm font-medium text-danger empty:hidden">
        {gaps.length > 0 ? texts.fixErrors : ''}
      </output>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <button className={buttonStyle.primary} type="submit">
          {texts.save}
        </button>
        <button className={buttonStyle.quiet} onClick={onCancel} type="button">
          {texts.cancel}
        </button>
      </div>
    </form>
  );
};
