import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';

/** The carrier a package goes with, by the short name the owner gives it. */
export const CarrierField = () => {
  const texts = useTexts('order');
  return (
    <FormText
      autoCapitalize="none"
      dir="ltr"
      hint={texts.carrierHint}
      isRequired
      label={texts.carrier}
      name="carrier"
      validate={(value) => /^[a-z0-9][a-z0-9-]{0,39}$/.test(String(value).trim()) || texts.wrongCarrier}
    />
  );
};
