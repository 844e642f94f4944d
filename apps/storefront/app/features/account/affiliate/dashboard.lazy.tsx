import type { CustomerProfile } from '@dijla/contract/client';
import { Link, useLocation } from 'react-router';
import { useTexts } from '../../../i18n/texts.tsx';
import { AccountDetails } from './account-details.lazy.tsx';
import type { PartnerAccount } from './answered.lazy.tsx';
import { Commissions, Payouts } from './commissions.lazy.tsx';
import { LinkForm } from './link-form.lazy.tsx';
import { Overview } from './overview.lazy.tsx';
import { Performance } from './performance.lazy.tsx';

const parts = ['overview', 'link', 'commissions', 'payouts', 'performance', 'details'] as const;
type Part = (typeof parts)[number];

const partOf = (hash: string): Part => parts.find((part) => `#${part}` === hash) ?? 'overview';

const entry =
  'press inline-flex min-h-11 items-center rounded-card px-4 font-semibold whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-sunken';

type DashboardProps = { account: PartnerAccount; profile: CustomerProfile; onSaved: () => void };

const Shown = ({ part, account, profile, onSaved }: DashboardProps & { part: Part }) => {
  switch (part) {
    case 'overview':
      return <Overview />;
    case 'link':
      return <LinkForm accountId={account.account_id} />;
    case 'commissions':
      return <Commissions />;
    case 'payouts':
      return <Payouts />;
    case 'performance':
      return <Performance />;
    default:
      return <AccountDetails account={account} onSaved={onSaved} profile={profile} />;
  }
};

/** What a partner sees: her balance, a new link, commissions, payouts, performance, her account. */
export const Dashboard = ({ account, profile, onSaved }: DashboardProps) => {
  const texts = useTexts('affiliate');
  const { hash } = useLocation();
  const part = partOf(hash);
  return (
    <>
      <nav aria-label={texts.partsLabel} className="-mx-2 flex gap-1 overflow-x-auto px-2 py-1 md:flex-wrap">
        {parts.map((one) => (
          <Link
            aria-current={one === part ? 'page' : undefined}
            className={entry}
            key={one}
            preventScrollReset
            replace
            to={`#${one}`}
          >
            {texts.parts[one]}
          </Link>
        ))}
      </nav>
      <Shown account={account} onSaved={onSaved} part={part} profile={profile} />
    </>
  );
};
