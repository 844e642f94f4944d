import { wireInstant } from '@dijla/commerce-rules/dates/wire-instant';
import type { AccountPayments } from '@dijla/contract/client';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { keptPayments, readAccountPayments } from '../../../device/account/account-payments-actions.ts';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { momentText } from '../../../shop/orders/use-day-text.lazy.ts';
import { AccountPlaceholder } from '../account-placeholder.tsx';
import { AccountFrame } from '../frame/account-frame.lazy.tsx';
import { StaleNote } from '../orders/stale-note.lazy.tsx';
import { SavedCardsPart } from '../cards/saved-cards-part.lazy.tsx';
import { AskCredit } from './ask-credit.lazy.tsx';
import { CreditLineCard } from './credit-line-card.lazy.tsx';
import { IdentitiesPart } from './identities-part.lazy.tsx';
import { OwedOrders } from './owed-orders.lazy.tsx';
import { useAmountText } from './use-amount-text.lazy.ts';

type Shown = { payments: AccountPayments | null; isStale: boolean; isReading: boolean };

/** Shows the device's copy, then what the shop says. */
const readInto = async (show: (shown: Shown) => void): Promise<void> => {
  const kept = await keptPayments();
  if (kept !== null) show({ payments: kept.payments, isStale: false, isReading: true });
  const read = await readAccountPayments();
  show({ payments: read?.payments ?? null, isStale: read?.isStale ?? false, isReading: false });
};

/** What the customer owes and paid: the device's copy first, then the shop's; `again` reads it once more. */
const usePayments = () => {
  const [shown, setShown] = useState<Shown>({ payments: null, isStale: false, isReading: true });
  useEffect(() => {
    let isShown = true;
    void readInto((next) => isShown && setShown(next));
    return () => {
      isShown = false;
    };
  }, []);
  return { ...shown, again: () => void readInto(setShown) };
};

const Attempts = ({ attempts }: Pick<AccountPayments, 'attempts'>) => {
  const texts = useTexts('accountPayments');
  const { code } = useStoreView();
  const { major } = useAmountText();
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{texts.attempts}</h2>
      <ul className="divide-y divide-line">
        {attempts.map((one) => (
          <li className="flex flex-wrap items-center gap-x-4 py-2.5" key={`${one.order_number} ${one.at}`}>
            <span className="grid min-w-0 flex-1 basis-48">
              <Link className="font-medium" to={paths.order(code, one.order_id)}>
                {texts.order(`\u2066${one.order_number}\u2069`)}
              </Link>
              <span className="text-sm text-ink-soft">
                {one.title} · <span className="whitespace-nowrap">{momentText(wireInstant(one.at))}</span>
              </span>
            </span>
            <span className={one.state === 'paid' ? 'text-success' : 'text-ink-soft'}>
              {texts.attempt[one.state]}
            </span>
            <span className="font-semibold">{major(one.amount.total, one.amount.currency_code)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Nothing = () => {
  const texts = useTexts('accountPayments');
  const { goHome } = useTexts('shell');
  const { code } = useStoreView();
  return (
    <EmptyState
      heading="h2"
      picture={<RiverPicture floating="box" />}
      text={texts.nothingText}
      title={texts.nothingTitle}
    >
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {goHome}
      </Link>
    </EmptyState>
  );
};

const Content = ({ payments, again }: { payments: AccountPayments; again: () => void }) => {
  const texts = useTexts('accountPayments');
  const [isAsked, setAsked] = useState(false);
  const { owed, lines, may_ask: offers, attempts } = payments;
  const asked = () => {
    setAsked(true);
    again();
  };
  return (
    <>
      {isAsked && <output className="rounded-card bg-success-soft px-4 py-3">{texts.asked}</output>}
      {owed.length > 0 && <OwedOrders owed={owed} />}
      {owed.length === 0 && lines.length === 0 && <Nothing />}
      {lines.map((line) => (
        <CreditLineCard key={line.id} line={line} />
      ))}
      {offers.length > 0 && <AskCredit offers={offers} onAsked={asked} />}
      {attempts.length > 0 && <Attempts attempts={attempts} />}
    </>
  );
};

const Payments = () => {
  const texts = useTexts('accountPayments');
  const { payments, isStale, isReading, again } = usePayments();
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-2xl md:text-3xl">{texts.title}</h1>
        <p className="text-ink-soft">{texts.help}</p>
      </div>
      {isStale && <StaleNote />}
      {payments !== null && <Content again={again} payments={payments} />}
      <SavedCardsPart />
      <IdentitiesPart />
      {payments === null && isReading && <AccountPlaceholder />}
      {payments === null && !isReading && (
        <div className="grid justify-items-start gap-3">
          <output className="text-ink-soft">{texts.notLoaded}</output>
          <button className={buttonStyle.quiet} onClick={again} type="button">
            {texts.tryAgain}
          </button>
        </div>
      )}
    </>
  );
};

/** What a customer owes, credit lines with their plans, and what was paid online. */
export const PaymentsPage = () => (
  <AccountFrame place="payments" title={useTexts('account').payments}>
    {() => <Payments />}
  </AccountFrame>
);
