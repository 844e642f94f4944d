import type { CustomerProfile } from '@dijla/contract/client';
import { useEffect, useState } from 'react';
import { askAffiliate } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { Answered, type PartnerAccount } from './answered.lazy.tsx';
import { Dashboard } from './dashboard.lazy.tsx';
import { Failed } from './read-part.lazy.tsx';
import { SignUpForm } from './sign-up-form.lazy.tsx';

const status = { none: -1, approved: 2 } as const;

type Standing = { state: 'none' } | { state: 'known'; account: PartnerAccount };

const readStanding = async (): Promise<Standing | 'failed'> => {
  const signedUp = await askAffiliate('affiliate/status');
  if (signedUp.ok && signedUp.result === status.none) return { state: 'none' };
  const account = signedUp.ok ? await askAffiliate('affiliate/account') : signedUp;
  return account.ok ? { state: 'known', account: account.result as PartnerAccount } : 'failed';
};

/** Whether the customer has signed up, and what came of it. */
const useStanding = () => {
  const [standing, setStanding] = useState<Standing | 'failed' | null>(null);
  useEffect(() => void readStanding().then(setStanding), []);
  return { standing, read: () => readStanding().then(setStanding) };
};

const Program = ({ profile }: { profile: CustomerProfile }) => {
  const { standing, read } = useStanding();
  if (standing === null) return <AccountPlaceholder />;
  if (standing === 'failed') return <Failed onRetry={() => void read()} />;
  if (standing.state === 'none') return <SignUpForm onDone={() => void read()} />;
  const { account } = standing;
  return account.status === status.approved ? (
    <Dashboard account={account} onSaved={() => void read()} profile={profile} />
  ) : (
    <Answered account={account} onAsked={() => void read()} />
  );
};

/** The affiliate program of a customer: the sign-up, the answer to it, or what she earns. */
export const AffiliatePage = () => {
  const { affiliate: title } = useTexts('account');
  return (
    <AccountFrame place="affiliate" title={title}>
      {(profile) => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <Program profile={profile} />
        </>
      )}
    </AccountFrame>
  );
};
