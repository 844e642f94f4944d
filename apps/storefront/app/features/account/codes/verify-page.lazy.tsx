import { quietLink } from '../quiet-link.lazy.ts';
import type { CustomerProfile } from '@dijla/contract/client';
import { mobileNumberOf } from '@dijla/device/session/saved-session';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { sendCode, verifyTelephone } from '../../../device/session/session-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { useWayBack } from '../use-way-back.lazy.ts';
import { CodeForm } from './code-form.lazy.tsx';

/** Seconds until another code is offered. */
const resendAfter = 60;

/**
 * Confirms the customer's number by the code that came with the registration; a later visit sends another. It can
 * be put off, as an unconfirmed number only signs nobody in.
 */
export const VerifyPage = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('account');
  const { code } = useStoreView();
  const { goBack, state } = useWayBack();
  const { wasSent = false } = state;
  const [resendAt] = useState(() => performance.now() + resendAfter * 1000);
  const mobileNumber = mobileNumberOf(profile);
  const isOpen = mobileNumber !== '' && profile.telephone_verified === false;
  useEffect(() => {
    if (isOpen && !wasSent) void sendCode({ reason: 'verify-telephone', to: { mobileNumber } });
  }, [isOpen, wasSent, mobileNumber]);
  if (!isOpen)
    return (
      <button className={buttonStyle.primary} onClick={goBack} type="button">
        {texts.goOn}
      </button>
    );
  return (
    <CodeForm
      check={verifyTelephone}
      label={texts.confirmNumber}
      onDone={() => {
        showNotification({ type: 'success', message: texts.numberConfirmed });
        goBack();
      }}
      reason="verify-telephone"
      resendAt={resendAt}
      to={{ mobileNumber }}
    >
      <div className="flex flex-wrap justify-center gap-x-4">
        <Link className={quietLink} to={paths.profile(code)}>
          {texts.changeNumber}
        </Link>
        <button className={quietLink} onClick={goBack} type="button">
          {texts.later}
        </button>
      </div>
    </CodeForm>
  );
};
