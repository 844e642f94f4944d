import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId } from 'react';
import type { CardSecret } from '../../device/checkout/gift-card-actions.ts';
import { useStoreView } from '../../i18n/store-context.ts';

type Props = {
  texts: { code: string; pin: string; codeHint: string };
  secret: CardSecret;
  error: string | null;
  onType: (secret: CardSecret) => void;
  /** Called on the key that ends a form. */
  onEnter?: () => void;
};

/** Code and PIN of a gift card, as they are typed. */
export const SecretFields = ({ texts, secret, error, onType, onEnter }: Props) => {
  const id = useId();
  const { direction } = useStoreView();
  const side = direction === 'rtl' ? 'text-end' : 'text-start';
  const shared = {
    autoComplete: 'off',
    className: side,
    dir: 'ltr',
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' || onEnter === undefined) return;
      event.preventDefault();
      onEnter();
    },
  } as const;
  return (
    <>
      <TextField
        {...shared}
        autoCapitalize="characters"
        error={null}
        hint={texts.codeHint}
        id={`${id}-code`}
        label={texts.code}
        maxLength={64}
        onChange={({ currentTarget: { value: code } }) => onType({ ...secret, code })}
        spellCheck={false}
        value={secret.code}
      />
      <TextField
        {...shared}
        enterKeyHint="go"
        error={error}
        id={`${id}-pin`}
        inputMode="numeric"
        label={texts.pin}
        maxLength={32}
        onChange={({ currentTarget: { value: pin } }) => onType({ ...secret, pin })}
        value={secret.pin}
      />
    </>
  );
};
