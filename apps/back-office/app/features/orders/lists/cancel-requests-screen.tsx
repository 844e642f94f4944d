import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { useMomentText } from '../../../parts/time/moment.tsx';
import { StateDot } from '../../../parts/state-dot.tsx';
import { useCall } from '../../../provider-client/use-call.ts';
import type { ListColumn } from '../../../resource-list/list-columns.ts';
import { customerColumn, orderColumn, OrderWorkList, readAnewMs } from './order-work-list.tsx';

type Request = DeskResult<'desk/cancel-requests'>['items'][number];

const AnswerBy = ({ at }: { at: string }) => useMomentText()(at);

const useColumns = () => {
  const texts = useTexts('orders');
  return useMemo<readonly ListColumn<Request>[]>(
    () => [
      orderColumn(texts.columns.number),
      {
        id: 'state',
        title: texts.columns.state,
        cell: ({ state }) => <StateDot state={state} />,
        onPhone: 'end',
      },
      customerColumn(texts.columns.customer),
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
    <OrderWorkList
      answer={useCall('desk/cancel-requests', {}, { everyMs: readAnewMs })}
      columns={useColumns()}
      help={texts.requestsHelp}
      rowId={({ id }) => id}
      title={texts.requestsTitle}
    />
  );
};
