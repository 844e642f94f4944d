import { useMemo } from 'react';
import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago } from '../../../parts/time/moment.tsx';
import { PhoneLink } from '../../../parts/phone-link.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { customerColumn, orderColumn, OrderWorkList, readAnewMs } from './order-work-list.tsx';

type OrderToCall = DeskResult<'desk/orders-to-call'>['items'][number];

const useColumns = () => {
  const texts = useTexts('orders');
  return useMemo<readonly ListColumn<OrderToCall>[]>(
    () => [
      orderColumn(texts.columns.number),
      customerColumn(texts.columns.customer),
      {
        id: 'phone',
        title: texts.phone,
        cell: ({ telephone }) =>
          telephone !== null && (
            <span className="relative z-stuck font-medium">
              <PhoneLink number={telephone} />
            </span>
          ),
        onPhone: 'second',
      },
      { id: 'why', title: texts.reason, cell: ({ why }) => texts.whyCall[why], onPhone: 'second' },
      {
        id: 'calls',
        title: texts.callsTitle,
        cell: ({ calls }) => (calls.length === 0 ? texts.neverCalled : texts.calledTimes(calls.length)),
        onPhone: 'end',
      },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ placed_at }) => <Ago at={placed_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Orders that are confirmed by telephone before they are packed. */
export const CallListScreen = () => {
  const texts = useTexts('orders');
  return (
    <OrderWorkList
      answer={useCall('desk/orders-to-call', {}, { everyMs: readAnewMs })}
      columns={useColumns()}
      help={texts.callListHelp}
      rowId={({ order_id }) => order_id}
      title={texts.callListTitle}
    />
  );
};
