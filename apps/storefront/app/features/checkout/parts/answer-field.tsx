import { useStoreView } from '../../../i18n/store-context.ts';
import { TextField, type TextFieldProps } from '@dijla/ui-kit/fields/text-field.tsx';
import type { CheckoutFieldName, CheckoutFields } from '../answers/checkout-fields.ts';

export type Answers = {
  fields: CheckoutFields;
  /** Returns the error text of a field, or null. */
  errorOf: (name: CheckoutFieldName) => string | null;
  onChange: (change: Partial<CheckoutFields>) => void;
};

type TextName = {
  [Name in CheckoutFieldName & keyof CheckoutFields]: CheckoutFields[Name] extends string ? Name : never;
}[CheckoutFieldName & keyof CheckoutFields];

type AnswerFieldProps = Answers &
  Pick<
    TextFieldProps,
    | 'autoComplete'
    | 'autoFocus'
    | 'className'
    | 'dir'
    | 'enterKeyHint'
    | 'hint'
    | 'inputMode'
    | 'label'
    | 'maxLength'
    | 'type'
  > & { name: TextName };

/** Most characters of a line of an address (wire §4.2). */
const longest = 255;

/** A plain text field. */
export const AnswerField = ({ fields, errorOf, onChange, name, ...field }: AnswerFieldProps) => (
  <TextField
    maxLength={longest}
    {...field}
    error={errorOf(name)}
    id={name}
    name={name}
    onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    value={fields[name]}
  />
);

/** The e-mail field; its text runs left to right but is aligned to the start of the page's lines. */
export const EmailField = (props: Answers & Pick<AnswerFieldProps, 'hint' | 'label'>) => {
  const side = useStoreView().direction === 'rtl' ? 'text-end' : 'text-start';
  return (
    <AnswerField
      {...props}
      autoComplete="email"
      className={side}
      dir="ltr"
      enterKeyHint="next"
      inputMode="email"
      name="email"
      type="email"
    />
  );
};
