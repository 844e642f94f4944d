import { type ComponentProps, useState } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { descriptionOf, FieldFrame, fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  id: string;
  label: string;
  hint?: string;
  error: string | null;
};

/** A password field that can show its value, so that the password need not be typed twice. */
export const PasswordField = ({ id, label, hint, error, ...input }: PasswordFieldProps) => {
  const texts = useTexts('account');
  const isRightToLeft = useStoreView().direction === 'rtl';
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame error={error} hint={hint} id={id} label={label}>
      <div className="relative">
        <input
          {...input}
          aria-describedby={descriptionOf(id, { hint, error })}
          aria-invalid={error !== null}
          autoCapitalize="none"
          className={`${fieldStyle} ${isRightToLeft ? 'ps-13 text-end' : 'pe-13 text-start'}`}
          dir="ltr"
          id={id}
          spellCheck={false}
          type={isShown ? 'text' : 'password'}
        />
        <button
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          className="press absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-ink-soft"
          onClick={() => setShown(!isShown)}
          type="button"
        >
          <Icon className="size-5.5" name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      </div>
    </FieldFrame>
  );
};
