import { useMemo } from 'react';
import type { DeskResult } from '@dijla/contract/desk-client';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago } from '../../../parts/moment.tsx';
import { PhoneLink } from '../../../parts/phone-link.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { Screen } from '../../../shell/screen.tsx';

type OrderToCall = DeskResult<'desk/orders-to-call'>['items'][number];

const useColumns = (): readonly ListColumn<OrderToCall>[] => {
  const texts = useTexts('orders');
  return useMemo(
    () => [
      {
        id: 'number',
        title: texts.columns.number,
        cell: ({ order_number }) => <bdi dir="ltr">{order_number}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'customer',
        title: texts.columns.customer,
        cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
        onPhone: 'first',
      },
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
    <Screen help={texts.callListHelp} title={texts.callListTitle}>
      <ResourceList
        answer={onOnePage(useCall('desk/orders-to-call', {}, { everyMs: 30_000 }))}
        columns={useColumns()}
        label={texts.callListTitle}
        rowId={({ order_id }) => String(order_id)}
        rowLink={({ order_id }) => paths.order(order_id)}
        rowName={({ order_number }) => order_number}
      />
    </Screen>
  );
};
