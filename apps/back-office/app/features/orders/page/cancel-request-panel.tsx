import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Moment, useMomentText } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { useMay } from '../../../session/use-session.ts';
import { showToast } from '../../../undo/toast-state.ts';
import type { DeskOrder } from '../moves/offered-moves.ts';
import type { OrderWork } from '../moves/use-order-work.ts';

export type CancelRequest = DeskResult<'desk/cancel-requests'>['items'][number];

/** The customer's request to cancel, approved by a press or declined with a reason the customer reads. */
// oxlint-disable-next-line max-lines-per-function -- one panel with its two answers
export const CancelRequestPanel = ({
  order: { status },
  request,
  work,
}: {
  order: DeskOrder;
  request: CancelRequest;
  work: OrderWork;
}) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const may = useMay();
  const momentText = useMomentText();
  const textOf = useRefusalText();
  const [isDeclining, setIsDeclining] = useState(false);
  const beginning = useMemo(() => ({ reason: '' }), []);
  const decide = (body: object, done: string): Promise<void> =>
    work.make('desk/decide-cancellation', { body: { version: status.version, ...body }, done });
  const approve = (): void => {
    decide({ decision: 'approve' }, texts.done.cancel).catch((error: unknown) =>
      showToast({ type: 'error', message: textOf(error) }),
    );
  };
  return (
    <Panel
      aside={
        <span className="font-medium text-warning">{shared.answerBy(momentText(request.answer_by))}</span>
      }
      title={texts.cancelAsked}
    >
      <p>
        {request.reason !== null && <bdi className="font-medium">{request.reason}</bdi>}
        {request.comment !== '' && (
          <>
            {' · '}
            <bdi>{request.comment}</bdi>
          </>
        )}{' '}
        <span className="text-ink-soft">
          <Moment at={request.requested_at} />
        </span>
      </p>
      {may('orders.cancel') && !isDeclining && (
        <div className="flex flex-wrap gap-2 pt-3">
          <button className={deskButton.primary} onClick={approve} type="button">
            {texts.moves.cancel_by_request}
          </button>
          <button className={deskButton.quiet} onClick={() => setIsDeclining(true)} type="button">
            {texts.decline}
          </button>
        </div>
      )}
      {isDeclining && (
        <div className="pt-3">
          <ResourceForm<{ reason: string }>
            defaultValues={beginning}
            onSave={({ reason }) => decide({ decision: 'decline', reason }, texts.requestDeclined)}
            saveLabel={texts.decline}
          >
            <FormText isRequired label={texts.declineReason} maxLength={500} name="reason" />
          </ResourceForm>
          <button className={`${deskButton.plain} mt-2`} onClick={() => setIsDeclining(false)} type="button">
            {texts.keepRequest}
          </button>
        </div>
      )}
    </Panel>
  );
};
