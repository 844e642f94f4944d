import { useTexts } from '../../../i18n/use-desk.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';

/** The short code of a new row, by which products and programs name it. */
export const CodeField = ({ taken }: { taken: readonly string[] }) => {
  const texts = useTexts('settings');
  const check = (value: unknown): true | string => {
    const code = String(value);
    if (!/^[a-z0-9-]{1,40}$/.test(code)) return texts.wrongCode;
    return !taken.includes(code) || texts.takenCode;
  };
  return (
    <FormText
      autoComplete="off"
      dir="ltr"
      hint={texts.codeHint}
      isRequired
      label={texts.code}
      name="code"
      validate={check}
    />
  );
};
