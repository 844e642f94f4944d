import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateOf } from '../../shop/governorates.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { CheckoutFieldName, CheckoutFields, FieldPart } from './checkout-fields.ts';
import { CheckoutPart } from './checkout-part.tsx';
import { DistrictField, GovernorateField } from './place-fields.tsx';
import { PhoneField } from './phone-field.tsx';

export type AnswerPartsProps = {
  fields: CheckoutFields;
  /** What is wrong with a field, in words. */
  errorOf: (name: CheckoutFieldName) => string | null;
  onChange: (change: Partial<CheckoutFields>) => void;
  isClosed: (part: FieldPart) => boolean;
  onOpen: (part: FieldPart) => void;
};

/** Who receives it: a name and a number to call. */
const RecipientPart = ({ fields, errorOf, onChange, isClosed, onOpen }: AnswerPartsProps) => {
  const texts = useTexts('checkout');
  const line = (
    <>
      <bdi>{fields.fullName}</bdi>
      <span className="block text-sm font-normal text-ink-soft">
        <bdi className="whitespace-nowrap" dir="ltr">
          {fields.phone}
        </bdi>
      </span>
    </>
  );
  return (
    <CheckoutPart closed={isClosed('recipient') ? { line, onOpen: () => onOpen('recipient') } : undefined} icon="person" name="recipient" title={texts.recipient}>
      <TextField
        autoComplete="name"
        enterKeyHint="next"
        error={errorOf('fullName')}
        hint={texts.fullNameHint}
        id="fullName"
        label={texts.fullName}
        name="fullName"
        onChange={(event) => onChange({ fullName: event.currentTarget.value })}
        value={fields.fullName}
      />
      <PhoneField
        enterKeyHint="next"
        error={errorOf('phone')}
        hint={texts.phoneHint}
        id="phone"
        label={texts.phone}
        name="phone"
        onType={(phone) => onChange({ phone })}
        placeholder={texts.phonePlaceholder}
        value={fields.phone}
      />
    </CheckoutPart>
  );
};

/** Where to: governorate, district, and what everybody there knows. */
const DeliveryPart = ({ fields, errorOf, onChange, isClosed, onOpen }: AnswerPartsProps) => {
  const texts = useTexts('checkout');
  const { language } = useStoreView();
  const line = (
    <>
      <bdi>{governorateOf(fields.regionId)?.names[language]}</bdi> · <bdi>{fields.district}</bdi>
      <span className="block text-sm font-normal text-ink-soft">
        <bdi>{texts.near(fields.landmark)}</bdi>
      </span>
    </>
  );
  return (
    <CheckoutPart closed={isClosed('delivery') ? { line, onOpen: () => onOpen('delivery') } : undefined} icon="pin" name="delivery" title={texts.delivery}>
      <div className="grid gap-4 sm:grid-cols-2">
        <GovernorateField errorOf={errorOf} fields={fields} onChange={onChange} />
        <DistrictField errorOf={errorOf} fields={fields} onChange={onChange} />
      </div>
      <TextField
        autoComplete="street-address"
        enterKeyHint="done"
        error={errorOf('landmark')}
        hint={texts.landmarkHint}
        id="landmark"
        label={texts.landmark}
        name="landmark"
        onChange={(event) => onChange({ landmark: event.currentTarget.value })}
        value={fields.landmark}
      />
    </CheckoutPart>
  );
};

/** Five answers in two parts. */
export const AnswerParts = (props: AnswerPartsProps) => (
  <>
    <RecipientPart {...props} />
    <DeliveryPart {...props} />
  </>
);
