import { isMobileNumber, phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { useId, useRef, useState } from 'react';
import { sendCode } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { PhoneField } from '../../../shop/delivery/phone-field.tsx';
import { FormEnd } from '../../../shop/account/form-end.lazy.tsx';
import { useAccountForm, valuesOf } from '../../../shop/account/use-account-form.lazy.ts';

const names = ['mobile'] as const;

/** Asks for the mobile number a code to log in with is sent to. */
export const MobileForm = ({
  onSent,
}: {
  onSent: (sent: { mobileNumber: string; resendAt: number }) => void;
}) => {
  const texts = useTexts('account');
  const id = useId();
  const [mobile, setMobile] = useState('');
  const resendAt = useRef(0);
  const { handlers, errorOf, end } = useAccountForm({
    read: (form) => valuesOf(form, names),
    gapsOf: (fields) => (isMobileNumber(fields.mobile) ? [] : names),
    hindrance: () => (navigator.onLine ? null : texts.codeOffline),
    send: async (fields) => {
      const sent = await sendCode({ reason: 'log-in', to: { mobileNumber: phoneDigits(fields.mobile) } });
      if (sent.ok) resendAt.current = performance.now() + sent.resendAfter * 1000;
      return sent;
    },
    onDone: () => onSent({ mobileNumber: phoneDigits(mobile), resendAt: resendAt.current }),
  });
  return (
    <form {...handlers} className="grid gap-4" method="post">
      <PhoneField
        enterKeyHint="send"
        error={errorOf('mobile', texts.wrongMobile)}
        id={`${id}-mobile`}
        label={texts.mobile}
        name="mobile"
        onType={setMobile}
        placeholder={texts.mobilePlaceholder}
        value={mobile}
      />
      <FormEnd {...end} busyLabel={texts.sendingCode} label={texts.sendCode} />
    </form>
  );
};
