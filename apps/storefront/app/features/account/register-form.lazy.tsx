import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { useId } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { register } from '../../device/session/session-actions.ts';
import { accountGaps, type AccountFieldName } from './account-fields.ts';
import { CustomerFields } from './customer-fields.lazy.tsx';
import { keepRegistrationDraft, registrationDraft } from './registration-draft.lazy.ts';
import { FormEnd } from '../../shop/account/form-end.lazy.tsx';
import { Consent } from '../../shop/account/consent.lazy.tsx';
import { PasswordField } from '../../shop/account/password-field.lazy.tsx';
import { useAccountForm, valuesOf } from '../../shop/account/use-account-form.lazy.ts';

const keptNames = ['firstname', 'lastname', 'mobile', 'email'] as const satisfies readonly AccountFieldName[];
const names = [...keptNames, 'password'] as const;

/** The registration form; a new account is signed in at once (wire §6.2). */
export const RegisterForm = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => accountGaps(fields, names),
    send: ({ firstname, lastname, mobile, email, password }) =>
      register({
        firstname: firstname.trim(),
        lastname: lastname.trim(),
        mobilenumber: phoneDigits(mobile),
        email: email.trim(),
        password,
        consent: texts.consentToTerms,
      }),
    failed: texts.registrationFailed,
    named: { password: texts.password, email: texts.email, mobile: texts.mobile },
    onDone: () => {
      keepRegistrationDraft(null);
      onDone();
    },
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <div
        className="grid gap-4"
        onInput={({ currentTarget: { parentElement: form } }) => {
          if (form instanceof HTMLFormElement) keepRegistrationDraft(valuesOf(form, keptNames));
        }}
      >
        <CustomerFields errorOf={errorOf} id={id} values={registrationDraft() ?? undefined} />
      </div>
      <PasswordField
        autoComplete="new-password"
        enterKeyHint="go"
        error={errorOf('password', texts.shortPassword)}
        hint={texts.passwordHint}
        id={`${id}-password`}
        label={texts.password}
        name="password"
      />
      <Consent />
      <FormEnd {...end} busyLabel={texts.registering} label={texts.registerNow} />
    </form>
  );
};
