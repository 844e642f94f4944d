import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';

type Return = DeskResult<'desk/returns'>['items'][number];

const useColumns = (): readonly ListColumn<Return>[] => {
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
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => texts.returnStates[state],
        onPhone: 'end',
      },
      {
        id: 'customer',
        title: texts.columns.customer,
        cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'what',
        title: texts.items,
        cell: ({ lines }) => (
          <bdi>{lines.map(({ name, qty }) => `${grouped(qty)}× ${name}`).join(' · ')}</bdi>
        ),
        onPhone: 'second',
      },
      { id: 'wish', title: texts.returnAsked, cell: ({ wish }) => texts.wishes[wish], onPhone: 'second' },
      {
        id: 'since',
        title: texts.columns.since,
        cell: ({ requested_at }) => <Ago at={requested_at} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Returns that wait for a decision or for their pieces. */
export const ReturnsScreen = () => {
  const texts = useTexts('orders');
  return (
    <Screen help={texts.returnsHelp} title={texts.returnsTitle}>
      <ResourceList
        answer={onOnePage(useCall('desk/returns', {}, { everyMs: 30_000 }))}
        columns={useColumns()}
        label={texts.returnsTitle}
        rowId={({ id }) => String(id)}
        rowLink={({ order_id }) => paths.order(order_id)}
        rowName={({ order_number }) => order_number}
      />
    </Screen>
  );
};
