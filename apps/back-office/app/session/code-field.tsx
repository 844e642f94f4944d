import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId } from 'react';
import { useTexts } from '../i18n/use-desk.ts';

/** A field for six digits of an app or a recovery code, which phones and password managers fill in. */
export const CodeField = ({ isFirst = false }: { isFirst?: boolean }) => {
  const { code, codeHint } = useTexts('session');
  return (
    <TextField
      autoCapitalize="none"
      autoComplete="one-time-code"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it is what is asked for next
      autoFocus={isFirst}
      dir="ltr"
      error={null}
      hint={codeHint}
      id={useId()}
      inputMode="text"
      label={code}
      maxLength={40}
      name="code"
      required
    />
  );
};
