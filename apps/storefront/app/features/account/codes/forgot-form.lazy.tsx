import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type CodeRecipient, sendCode } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountPaths } from '../account-paths.lazy.ts';
import { isEmailAddress } from '../../../shop/account/account-rules.ts';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';
import { useWayBack } from '../use-way-back.lazy.ts';
import { keepForgottenPassword } from './forgotten-password-state.lazy.ts';

const names = ['username'] as const;

const recipientOf = (typed: string): CodeRecipient =>
  typed.includes('@') ? { email: typed.trim() } : { mobileNumber: phoneDigits(typed) };

/** First step of a forgotten password: a code is sent to the number or the e-mail address. */
export const ForgotForm = () => {
  const texts = useTexts('account');
  const { code, direction } = useStoreView();
  const navigate = useNavigate();
  const { state } = useWayBack();
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: ({ username }) => (isMobileNumber(username) || isEmailAddress(username) ? [] : names),
    hindrance: () => (navigator.onLine ? null : texts.resetOffline),
    send: async ({ username }) => {
      const to = recipientOf(username);
      const sent = await sendCode({ reason: 'reset-password', to });
      if (!sent.ok) return { ok: false, text: sent.text || ('email' in to ? texts.resetMailFailed : '') };
      keepForgottenPassword({ to, resendAt: performance.now() + sent.resendAfter * 1000, token: null });
      return sent;
    },
    onDone: () => void navigate(accountPaths.forgotPassword(code, 'token'), { state }),
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <TextField
        autoCapitalize="none"
        autoComplete="username"
        className={direction === 'rtl' ? 'text-end' : 'text-start'}
        dir="ltr"
        enterKeyHint="send"
        error={errorOf('username', texts.gapUsername)}
        id={`${id}-username`}
        label={texts.username}
        name="username"
        spellCheck={false}
      />
      <FormEnd {...end} busyLabel={texts.sendingCode} label={texts.sendCode} />
    </form>
  );
};
