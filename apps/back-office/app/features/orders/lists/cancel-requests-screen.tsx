import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useMomentText } from '../../../parts/moment.tsx';
import { StateDot } from '../../../parts/state-dot.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { onOnePage } from '../../../resource-list/on-one-page.ts';
import { ResourceList } from '../../../resource-list/resource-list.tsx';
import { Screen } from '../../../shell/screen.tsx';

type Request = DeskResult<'desk/cancel-requests'>['items'][number];

const AnswerBy = ({ at }: { at: string }) => useMomentText()(at);

const useColumns = (): readonly ListColumn<Request>[] => {
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
        cell: ({ state }) => <StateDot state={state} />,
        onPhone: 'end',
      },
      {
        id: 'customer',
        title: texts.columns.customer,
        cell: ({ customer_name }) => <bdi>{customer_name}</bdi>,
        onPhone: 'first',
      },
      {
        id: 'reason',
        title: texts.reason,
        cell: ({ reason, comment }) => (
          <bdi>{[reason, comment].filter((text) => text !== null && text !== '').join(' · ')}</bdi>
        ),
        onPhone: 'second',
      },
      {
        id: 'answer-by',
        title: texts.answerBy(''),
        cell: ({ answer_by }) => <AnswerBy at={answer_by} />,
        isNumber: true,
        onPhone: 'end',
      },
    ],
    [texts],
  );
};

/** Requests of customers to cancel, the one to be answered first at the top. */
export const CancelRequestsScreen = () => {
  const texts = useTexts('orders');
  return (
    <Screen help={texts.requestsHelp} title={texts.requestsTitle}>
      <ResourceList
        answer={onOnePage(useCall('desk/cancel-requests', {}, { everyMs: 30_000 }))}
        columns={useColumns()}
        label={texts.requestsTitle}
        rowId={({ id }) => String(id)}
        rowLink={({ order_id }) => paths.order(order_id)}
        rowName={({ order_number }) => order_number}
      />
    </Screen>
  );
};
