import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import type { AffiliateResult } from '@dijla/contract/affiliate-client';
import { useTexts } from '../../../i18n/texts.tsx';
import { useAmountText } from '../payments/use-amount-text.lazy.ts';
import { ReadPart } from './read-part.lazy.tsx';
import { type Column, Table } from './table.lazy.tsx';

type Commission = AffiliateResult<'affiliate/transactions'>['items'][number];
type Payout = AffiliateResult<'affiliate/payouts'>['items'][number];

const day = (at: string) => <bdi>{dayInBaghdad(at)}</bdi>;

/** How many there are, where not all of them are shown. */
const More = ({ shown, total }: { shown: number; total: number }) => {
  const texts = useTexts('affiliate');
  return total > shown ? <p className="text-sm text-ink-soft">{texts.total(total)}</p> : null;
};

const useColumns = (): Column<Commission>[] => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  const { columns } = texts;
  return [
    { title: columns.amount, cell: ({ amount, currency_code: code }) => major(amount, code) },
    {
      title: columns.status,
      cell: ({ status, is_under_review: isLookedAt }) =>
        isLookedAt ? texts.underReview : texts.statuses[status],
    },
    { title: columns.date, cell: ({ created_at: at }) => day(at) },
    {
      title: columns.available,
      cell: ({ availability_date: at, status, is_under_review: isLookedAt }) => {
        if (isLookedAt) return texts.afterReview;
        if (at !== null) return day(at);
        return status === 'pending' ? texts.notYet : '–';
      },
    },
    { title: columns.type, cell: ({ transaction_type: type }) => texts.types[type] },
    {
      title: columns.way,
      cell: ({ coupon_code: coupon, traffic_source: source }) => <bdi>{coupon ?? source ?? '–'}</bdi>,
    },
    { title: columns.payout, cell: ({ payout_id: id }) => (id === null ? '–' : <bdi>{`#${id}`}</bdi>) },
  ];
};

/** The commissions of a partner, the latest first, each with its state. */
export const Commissions = () => {
  const texts = useTexts('affiliate');
  const columns = useColumns();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{texts.parts.commissions}</h2>
      <ReadPart call="affiliate/transactions">
        {({ items, total_count: total }) => (
          <>
            <Table
              columns={columns}
              label={texts.parts.commissions}
              none={texts.noCommissions}
              rowKey={({ id }) => id}
              rows={items}
            />
            <More shown={items.length} total={total} />
          </>
        )}
      </ReadPart>
    </section>
  );
};

const payoutCell = ({ id }: Payout) => <bdi>{`#${id}`}</bdi>;

/** What a partner was paid, the latest first. */
export const Payouts = () => {
  const texts = useTexts('affiliate');
  const { major } = useAmountText();
  const columns: Column<Payout>[] = [
    { title: texts.columns.amount, cell: ({ amount, currency_code: code }) => major(amount, code) },
    { title: texts.columns.payout, cell: payoutCell },
    { title: texts.columns.way, cell: ({ payment_type: type }) => texts.payTypes[type] },
    { title: texts.columns.date, cell: ({ created_at: at }) => day(at) },
  ];
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{texts.parts.payouts}</h2>
      <ReadPart call="affiliate/payouts">
        {({ items, total_count: total }) => (
          <>
            <Table
              columns={columns}
              label={texts.parts.payouts}
              none={texts.noPayouts}
              rowKey={({ id }) => id}
              rows={items}
            />
            <More shown={items.length} total={total} />
          </>
        )}
      </ReadPart>
    </section>
  );
};
