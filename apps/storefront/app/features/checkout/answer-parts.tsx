import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateOf } from '../../shop/governorates.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import type { CheckoutFieldName, CheckoutFields, FieldPart } from './checkout-fields.ts';
import { AnswerLine, CheckoutPart } from './checkout-part.tsx';
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

type Answers = Pick<AnswerPartsProps, 'fields' | 'errorOf' | 'onChange'>;
type AnswerFieldProps = Answers & Pick<TextFieldProps, 'autoComplete' | 'enterKeyHint' | 'hint' | 'label'> & { name: 'fullName' | 'landmark' };

/** One of the answers that are plain words. */
const AnswerField = ({ fields, errorOf, onChange, name, ...field }: AnswerFieldProps) => (
  <TextField {...field} error={errorOf(name)} id={name} name={name} onChange={(event) => onChange({ [name]: event.currentTarget.value })} value={fields[name]} />
);

/** Who receives it: a name and a number to call. */
const RecipientPart = ({ isClosed, onOpen, ...answers }: AnswerPartsProps) => {
  const { fields, errorOf, onChange } = answers;
  const texts = useTexts('checkout');
  const line = (
    <AnswerLine below={<bdi className="whitespace-nowrap" dir="ltr">{fields.phone}</bdi>}>
      <bdi>{fields.fullName}</bdi>
    </AnswerLine>
  );
  return (
    <CheckoutPart closed={isClosed('recipient') ? { line, onOpen: () => onOpen('recipient') } : undefined} icon="person" name="recipient" title={texts.recipient}>
      <AnswerField {...answers} autoComplete="name" enterKeyHint="next" hint={texts.fullNameHint} label={texts.fullName} name="fullName" />
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
const DeliveryPart = ({ isClosed, onOpen, ...answers }: AnswerPartsProps) => {
  const { fields } = answers;
  const texts = useTexts('checkout');
  const { language } = useStoreView();
  const line = (
    <AnswerLine below={<bdi>{texts.near(fields.landmark)}</bdi>}>
      <bdi>{governorateOf(fields.regionId)?.names[language]}</bdi> · <bdi>{fields.district}</bdi>
    </AnswerLine>
  );
  return (
    <CheckoutPart closed={isClosed('delivery') ? { line, onOpen: () => onOpen('delivery') } : undefined} icon="pin" name="delivery" title={texts.delivery}>
      <div className="grid gap-4 sm:grid-cols-2">
        <GovernorateField {...answers} />
        <DistrictField {...answers} />
      </div>
      <AnswerField {...answers} autoComplete="street-address" enterKeyHint="done" hint={texts.landmarkHint} label={texts.landmark} name="landmark" />
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
