import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { useTexts } from '../../../i18n/texts.tsx';
import { useAmountText } from '../payments/use-amount-text.lazy.ts';
import { ReadPart } from './read-part.lazy.tsx';

const Figure = ({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) => (
  <div className="grid gap-0.5">
    <dt className="text-sm text-ink-soft">{name}</dt>
    <dd className={isStrong ? 'text-2xl font-bold' : 'text-lg font-semibold'}>{value}</dd>
  </div>
);

const Balance = () => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  return (
    <ReadPart call="affiliate/balance">
      {({ balance, pending, processed, currency_code: code }) => (
        <dl className="grid grid-cols-2 gap-4 rounded-sheet bg-surface p-5 inset-ring-1 inset-ring-line md:grid-cols-3 md:p-6">
          <Figure isStrong name={texts.balance} value={major(balance, code)} />
          <Figure name={texts.pending} value={major(pending, code)} />
          <Figure name={texts.processed} value={major(processed, code)} />
        </dl>
      )}
    </ReadPart>
  );
};

/** Percent as one reads it in both scripts, isolated. */
const percentText = (percent: number): string => `\u2068${percent}%\u2069`;

const Terms = () => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  return (
    <ReadPart call="affiliate/group">
      {({ commission_percent: percent, hold_days: days, least_payout: least, currency_code: code }) => (
        <section className="grid gap-1">
          <h2 className="text-xl">
            {texts.rate}: {percentText(percent)}
          </h2>
          <p className="text-ink-soft">{texts.intro(percentText(percent))}</p>
          <p className="text-ink-soft">
            {texts.hold(days)} · {texts.least(major(least, code))}
          </p>
        </section>
      )}
    </ReadPart>
  );
};

const Customers = () => {
  const texts = useTexts('affiliate');
  return (
    <section className="grid gap-2">
      <h2 className="text-xl">{texts.customers}</h2>
      <ReadPart call="affiliate/bound-customers">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{texts.noCustomers}</p>
          ) : (
            <ul className="divide-y divide-line">
              {items.map(({ id, name, bound_at: at }) => (
                <li className="flex justify-between gap-4 py-2" key={id}>
                  <bdi>{name}</bdi>
                  <bdi className="text-ink-soft">{dayInBaghdad(at)}</bdi>
                </li>
              ))}
            </ul>
          )
        }
      </ReadPart>
    </section>
  );
};

/** What a partner has earned, on which terms, and whom she brought. */
export const Overview = () => (
  <>
    <Balance />
    <Terms />
    <Customers />
  </>
);
