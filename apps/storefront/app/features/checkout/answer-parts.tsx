import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { TextField, type TextFieldProps } from '@dijla/ui-kit/fields/text-field.tsx';
import type { CheckoutFieldName, CheckoutFields, CheckoutNeeds, FieldPart } from './checkout-fields.ts';
import { AnswerLine, CheckoutPart } from './checkout-part.tsx';
import { DistrictField, GovernorateField } from './place-fields.tsx';
import { PhoneField } from '../../shop/delivery/phone-field.tsx';

export type AnswerPartsProps = {
  fields: CheckoutFields;
  /** What this order requires. */
  needs: CheckoutNeeds;
  /** Returns the error text of a field, or null. */
  errorOf: (name: CheckoutFieldName) => string | null;
  onChange: (change: Partial<CheckoutFields>) => void;
  isClosed: (part: FieldPart) => boolean;
  onOpen: (part: FieldPart) => void;
};

type Answers = Pick<AnswerPartsProps, 'fields' | 'errorOf' | 'onChange'>;
type AnswerFieldProps = Answers &
  Pick<
    TextFieldProps,
    'autoComplete' | 'className' | 'dir' | 'enterKeyHint' | 'hint' | 'inputMode' | 'label' | 'type'
  > & { name: 'fullName' | 'email' | 'landmark' };

/** A plain text field. */
const AnswerField = ({ fields, errorOf, onChange, name, ...field }: AnswerFieldProps) => (
  <TextField
    {...field}
    error={errorOf(name)}
    id={name}
    name={name}
    onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    value={fields[name]}
  />
);

/**
 * The e-mail field for products that are not delivered; its text runs left to right but is aligned to the
 * start of the page's lines.
 */
const EmailField = (answers: Answers) => {
  const texts = useTexts('checkout');
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  return (
    <AnswerField
      {...answers}
      autoComplete="email"
      className={side}
      dir="ltr"
      enterKeyHint="next"
      hint={texts.emailHint}
      inputMode="email"
      label={texts.email}
      name="email"
      type="email"
    />
  );
};

/** The recipient: name, phone number, and an e-mail address where one is needed. */
const RecipientPart = ({ isClosed, onOpen, needs, ...answers }: AnswerPartsProps) => {
  const { fields, errorOf, onChange } = answers;
  const texts = useTexts('checkout');
  const below = (
    <>
      <bdi className="whitespace-nowrap" dir="ltr">
        {fields.phone}
      </bdi>
      {needs.email && (
        <bdi className="block" dir="ltr">
          {fields.email.trim()}
        </bdi>
      )}
    </>
  );
  const line = (
    <AnswerLine below={below}>
      <bdi>{fields.fullName}</bdi>
    </AnswerLine>
  );
  return (
    <CheckoutPart
      closed={isClosed('recipient') ? { line, onOpen: () => onOpen('recipient') } : undefined}
      icon="person"
      name="recipient"
      title={needs.place ? texts.recipient : texts.buyer}
    >
      <AnswerField
        {...answers}
        autoComplete="name"
        enterKeyHint="next"
        hint={needs.place ? texts.fullNameHint : undefined}
        label={texts.fullName}
        name="fullName"
      />
      <PhoneField
        enterKeyHint="next"
        error={errorOf('phone')}
        hint={needs.place ? texts.phoneHint : texts.phoneHintUnsent}
        id="phone"
        label={texts.phone}
        name="phone"
        onType={(phone) => onChange({ phone })}
        placeholder={texts.phonePlaceholder}
        value={fields.phone}
      />
      {needs.email && <EmailField {...answers} />}
    </CheckoutPart>
  );
};

/** The delivery address: governorate, district and landmark. */
const DeliveryPart = ({ isClosed, onOpen, ...answers }: Omit<AnswerPartsProps, 'needs'>) => {
  const { fields } = answers;
  const texts = useTexts('checkout');
  const { language } = useStoreView();
  const line = (
    <AnswerLine below={<bdi>{texts.near(fields.landmark)}</bdi>}>
      <bdi>{governorateOf(fields.regionId)?.names[language]}</bdi> · <bdi>{fields.district}</bdi>
    </AnswerLine>
  );
  return (
    <CheckoutPart
      closed={isClosed('delivery') ? { line, onOpen: () => onOpen('delivery') } : undefined}
      icon="pin"
      name="delivery"
      title={texts.delivery}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <GovernorateField {...answers} />
        <DistrictField {...answers} />
      </div>
      <AnswerField
        {...answers}
        autoComplete="street-address"
        enterKeyHint="done"
        hint={texts.landmarkHint}
        label={texts.landmark}
        name="landmark"
      />
    </CheckoutPart>
  );
};

/** The recipient and, for delivered orders, the delivery address. */
export const AnswerParts = ({ needs, ...props }: AnswerPartsProps) => (
  <>
    <RecipientPart {...props} needs={needs} />
    {needs.place && <DeliveryPart {...props} />}
  </>
);
