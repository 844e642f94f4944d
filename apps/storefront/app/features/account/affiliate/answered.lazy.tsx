import type { AffiliateAccount } from '@dijla/contract/affiliate-client';
import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { SignUpForm } from './sign-up-form.lazy.tsx';

export type PartnerAccount = AffiliateAccount;

const declined = 3;

/** What the shop says to somebody who has signed up and is no partner: that she waits, or was declined. */
export const Answered = ({ account, onAsked }: { account: PartnerAccount; onAsked: () => void }) => {
  const texts = useTexts('affiliate');
  const [isAsking, setAsking] = useState(false);
  const isDeclined = account.status === declined;
  if (isAsking) return <SignUpForm onDone={onAsked} website={account.referral_website} />;
  return (
    <section className="grid justify-items-start gap-3 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line md:p-6">
      <h2 className="text-xl">{isDeclined ? texts.declinedTitle : texts.waitingTitle}</h2>
      <p className="text-ink-soft">{isDeclined ? texts.declinedText : texts.waitingText}</p>
      <p className="[overflow-wrap:anywhere]">
        <bdi dir="ltr">{account.referral_website}</bdi>
      </p>
      {account.answer !== null && (
        <p>
          <span className="text-sm text-ink-soft">{texts.answer}: </span>
          <bdi>{account.answer}</bdi>
        </p>
      )}
      {isDeclined && (
        <button className={buttonStyle.quiet} onClick={() => setAsking(true)} type="button">
          {texts.askAgain}
        </button>
      )}
    </section>
  );
};
