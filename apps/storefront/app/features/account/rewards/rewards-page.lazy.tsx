import { dayInBaghdad, isolatedDayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { grouped } from '@dijla/messages/plural';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useEffect, useState } from 'react';
import {
  readRewardAccount,
  readRewardChanges,
  readRewardRates,
  type RewardAccount,
  type RewardChanges,
  type RewardRates,
} from '../../../device/account/reward-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { RewardRules } from './reward-rules.tsx';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';

type Shown = { account: RewardAccount; changes: RewardChanges; rates: RewardRates | null };
type View = { shown: Shown | null; state: 'busy' | 'idle' | 'failed' };

const readAll = async (): Promise<Shown | null> => {
  const [account, changes, rates] = await Promise.all([
    readRewardAccount(),
    readRewardChanges(null),
    readRewardRates(),
  ]);
  return account === null || changes === null ? null : { account, changes, rates };
};

/** Reads the customer's points, and older changes on demand; what failed is read again. */
const useRewards = () => {
  const [view, setView] = useState<View>({ shown: null, state: 'busy' });
  const { shown } = view;
  useEffect(() => {
    void readAll().then((read) => setView({ shown: read, state: read === null ? 'failed' : 'idle' }));
  }, []);
  const more = async (): Promise<void> => {
    setView({ shown, state: 'busy' });
    if (shown === null) {
      const read = await readAll();
      setView({ shown: read, state: read === null ? 'failed' : 'idle' });
      return;
    }
    const page = await readRewardChanges(shown.changes.next);
    if (page === null) setView({ shown, state: 'failed' });
    else
      setView({
        shown: { ...shown, changes: { items: [...shown.changes.items, ...page.items], next: page.next } },
        state: 'idle',
      });
  };
  return { ...view, more };
};

const Balance = ({ account }: { account: RewardAccount }) => {
  const texts = useTexts('rewards');
  const { balance, pending, owed, expiring } = account;
  return (
    <section className="grid gap-1 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line">
      <h2 className="text-sm font-medium text-ink-soft">{texts.balance}</h2>
      <p className="text-3xl font-semibold">{texts.points(balance)}</p>
      {pending > 0 && <p className="text-ink-soft">{texts.pending(texts.points(pending))}</p>}
      {expiring !== null && (
        <p className="font-medium">
          {texts.expiring(expiring.points, isolatedDayInBaghdad(`${expiring.day}T00:00:00Z`))}
        </p>
      )}
      {owed > 0 && <p className="max-w-prose text-ink-soft">{texts.owed(texts.points(owed))}</p>}
    </section>
  );
};

const Change = ({ change }: { change: RewardChanges['items'][number] }) => {
  const texts = useTexts('rewards');
  const { kind, points, status, order_increment_id: number, comment, created_at: at } = change;
  const sign = points > 0 ? '+' : '\u2212';
  return (
    <li className="flex items-baseline gap-4 py-3">
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-medium">{texts.kind[kind]}</span>
        <span className="text-sm text-ink-soft [overflow-wrap:anywhere]">
          <bdi>{dayInBaghdad(at)}</bdi>
          {number !== null && <> · {texts.order(`\u2066${number}\u2069`)}</>}
          {comment !== null && (
            <>
              {' · '}
              <bdi>{comment}</bdi>
            </>
          )}
        </span>
        {status === 'held' && <span className="text-sm text-ink-soft">{texts.held}</span>}
      </span>
      <span className={`font-semibold tabular-nums ${points > 0 ? 'text-success' : ''}`}>
        <bdi dir="ltr">{`${sign}${grouped(Math.abs(points))}`}</bdi>
      </span>
    </li>
  );
};

const Changes = ({ changes }: { changes: RewardChanges }) => {
  const texts = useTexts('rewards');
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{texts.changes}</h2>
      {changes.items.length === 0 ? (
        <p className="text-ink-soft">{texts.noChanges}</p>
      ) : (
        <ul className="divide-y divide-line">
          {changes.items.map((change) => (
            <Change change={change} key={change.id} />
          ))}
        </ul>
      )}
    </section>
  );
};

const Rewards = () => {
  const texts = useTexts('rewards');
  const { shown, state, more } = useRewards();
  const hasMore = shown !== null && shown.changes.next !== null;
  if (shown === null && state === 'busy') return <AccountPlaceholder />;
  return (
    <>
      {shown !== null && (
        <>
          <Balance account={shown.account} />
          {shown.rates !== null && <RewardRules rates={shown.rates} />}
          <Changes changes={shown.changes} />
        </>
      )}
      {state === 'failed' && <output className="text-ink-soft">{texts.unread}</output>}
      {(hasMore || state === 'failed') && (
        <button
          aria-busy={state === 'busy'}
          className={`${buttonStyle.quiet} justify-self-center`}
          onClick={() => void more()}
          type="button"
        >
          {state === 'failed' ? texts.tryAgain : texts.more}
        </button>
      )}
    </>
  );
};

/** The customer's points: how many, what changed them, and how they are earned and spent. */
export const RewardsPage = () => {
  const { rewards: title } = useTexts('account');
  return (
    <AccountFrame place="rewards" title={title}>
      {() => (
        <>
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          <Rewards />
        </>
      )}
    </AccountFrame>
  );
};
