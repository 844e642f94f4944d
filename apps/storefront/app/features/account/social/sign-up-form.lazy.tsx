import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { useId } from 'react';
import { signUpBySocialLogin, type UnknownLogin } from '../../../device/session/social-login-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { accountGaps, type AccountFieldName } from '../account-fields.ts';
import { CustomerFields } from '../customer-fields.lazy.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';

const names = ['firstname', 'lastname', 'mobile', 'email'] as const satisfies readonly AccountFieldName[];
const withoutEmail = ['firstname', 'lastname', 'mobile'] as const;

/** What a new account needs besides what the login provider says; the address it gives is not asked for again. */
export const SignUpForm = ({ unknown, onDone }: { unknown: UnknownLogin; onDone: () => void }) => {
  const texts = useTexts('account');
  const id = useId();
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => accountGaps(fields, unknown.email === null ? names : withoutEmail),
    send: ({ firstname, lastname, mobile, email }) =>
      signUpBySocialLogin({
        firstname: firstname.trim(),
        lastname: lastname.trim(),
        mobilenumber: phoneDigits(mobile),
        ...(unknown.email === null && { email: email.trim() }),
      }),
    failed: texts.registrationFailed,
    named: { email: texts.email, mobile: texts.mobile },
    onDone,
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <CustomerFields errorOf={errorOf} hasEmail={unknown.email === null} id={id} values={unknown} />
      <FormEnd {...end} busyLabel={texts.registering} label={texts.registerNow} />
    </form>
  );
};
