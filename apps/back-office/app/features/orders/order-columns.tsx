import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Ago } from '../../parts/time/moment.tsx';
import { PhoneLink } from '../../parts/phone-link.tsx';
import { StateDot } from '../../parts/state-dot.tsx';
import type { ListColumn } from '../../resource-list/list-columns.ts';

export type ListedOrder = DeskResult<'desk/orders'>['items'][number];

const Customer = ({ order: { customer_name, telephone } }: { order: ListedOrder }) => (
  <>
    <bdi>{customer_name}</bdi>
    {telephone !== null && (
      <>
        {' '}
        <span className="text-ink-soft">
          <PhoneLink number={telephone} />
        </span>
      </>
    )}
  </>
);

/** The state, and below it what it does not say: that the buyer asks to cancel, has to confirm, or has confirmed. */
const MarkedState = ({ order: { state, mark } }: { order: ListedOrder }) => {
  const { marks } = useTexts('orders');
  return (
    <span className="inline-grid justify-items-start">
      <StateDot state={state} />
      {mark !== null && (
        <span
          className={`ps-4 text-sm whitespace-nowrap ${mark === 'confirmed' ? 'text-ink-soft' : 'font-medium text-warning'}`}
        >
          {marks[mark]}
        </span>
      )}
    </span>
  );
};

/** What has come of the money, and how it is to come: cash at the door is paid later than a transfer. */
const Payment = ({ order: { payment_state, payment_method_code } }: { order: ListedOrder }) => {
  const { payments, ways } = useTexts('orders');
  return (
    <span className="inline-grid">
      {payments[payment_state]}
      <bdi className="text-sm text-ink-soft">
        {(ways as Readonly<Record<string, string>>)[payment_method_code] ?? payment_method_code}
      </bdi>
    </span>
  );
};

/** What a list of orders shows: who, where, what, how much, since when, in which state. */
// oxlint-disable-next-line max-lines-per-function -- a table of columns
export const useOrderColumns = (): readonly ListColumn<ListedOrder>[] => {
  const { columns, governorates } = useTexts('orders');
  const { pieces } = useTexts('common');
  return useMemo(
    // oxlint-disable-next-line max-lines-per-function -- the same
    () => [
      {
        id: 'number',
        title: columns.number,
        cell: ({ order_number }) => <bdi dir="ltr">{order_number}</bdi>,
        onPhone: 'first',
      },
      { id: 'state', title: columns.state, cell: (order) => <MarkedState order={order} />, onPhone: 'end' },
      {
        id: 'customer',
        title: columns.customer,
        cell: (order) => <Customer order={order} />,
        onPhone: 'second',
      },
      {
        id: 'place',
        title: columns.place,
        cell: ({ region_id }) => (region_id === null ? '' : (governorates[region_id] ?? '')),
        onPhone: 'second',
      },
      {
        id: 'pieces',
        title: columns.pieces,
        cell: ({ items_qty }) => (
          <>
            <span aria-hidden="true" className="max-md:hidden">
              {grouped(items_qty)}
            </span>
            <span className="md:sr-only">{pieces(items_qty)}</span>
          </>
        ),
        isNumber: true,
        onPhone: 'off',
      },
      {
        id: 'payment',
        title: columns.payment,
        cell: (order) => <Payment order={order} />,
        onPhone: 'off',
      },
      {
        id: 'amount',
        title: columns.amount,
        cell: ({ charged, unit }) => (charged === null ? '' : <Amount minor={charged} unit={unit} />),
        isNumber: true,
        onPhone: 'first',
      },
      {
        id: 'since',
        title: columns.since,
        cell: ({ placed_at }) => <Ago at={placed_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [columns, governorates, pieces],
  );
};
