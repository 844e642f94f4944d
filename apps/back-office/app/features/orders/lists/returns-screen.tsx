import type { DeskResult } from '@dijla/contract/desk-client';
import { grouped } from '@dijla/messages/plural';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Ago } from '../../../parts/time/moment.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { customerColumn, orderColumn, OrderWorkList, readAnewMs } from './order-work-list.tsx';

type Return = DeskResult<'desk/returns'>['items'][number];

const useColumns = () => {
  const texts = useTexts('orders');
  return useMemo<readonly ListColumn<Return>[]>(
    () => [
      orderColumn(texts.columns.number),
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => texts.returnStates[state],
        onPhone: 'end',
      },
      customerColumn(texts.columns.customer),
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
    <OrderWorkList
      answer={useCall('desk/returns', {}, { everyMs: readAnewMs })}
      columns={useColumns()}
      help={texts.returnsHelp}
      rowId={({ id }) => id}
      title={texts.returnsTitle}
    />
  );
};
