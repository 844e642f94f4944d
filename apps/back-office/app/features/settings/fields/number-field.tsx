import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { typedNumber } from './step-values.ts';

/** A whole number, in any digits; empty where it may be. */
export const NumberField = (props: { name: string; label: string; hint?: string; isRequired?: boolean }) => {
  const { wrongNumber } = useTexts('settings');
  return (
    <FormText
      {...props}
      dir="ltr"
      inputMode="numeric"
      validate={(value) => typedNumber(String(value ?? '')) !== undefined || wrongNumber}
    />
  );
};
