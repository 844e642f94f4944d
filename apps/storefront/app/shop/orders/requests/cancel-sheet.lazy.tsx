import { useEffect, useState } from 'react';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import {
  type AskedOrder,
  type CancelReason,
  listCancelReasons,
} from '../../../device/order-requests-actions.ts';
import { cancelOf } from '../../../view-models/orders/order-requests.ts';
import { Question, RequestSheet, Written } from './request-sheet.lazy.tsx';
import { useRequest } from './use-request.lazy.ts';

/** Characters that the call takes. */
const longestComment = 1000;

/** The reasons, read when the dialog opens; null until then, none when they cannot be read. */
const useReasons = (): readonly CancelReason[] | null => {
  const [reasons, setReasons] = useState<readonly CancelReason[] | null>(null);
  useEffect(() => {
    let isOpen = true;
    void listCancelReasons().then((read) => isOpen && setReasons(read));
    return () => {
      isOpen = false;
    };
  }, []);
  return reasons;
};

const Reasons = ({ reasons }: { reasons: readonly CancelReason[] | null }) => {
  const { cancel } = useTexts('order').requests;
  if (reasons === null)
    return Array.from({ length: 4 }, (_, place) => <Skeleton className="h-14 rounded-card" key={place} />);
  if (reasons.length === 0)
    return <RadioCard defaultChecked name="reason" title={cancel.other} value="other" />;
  return reasons.map(({ id, label }) => (
    <RadioCard key={id} name="reason" title={<bdi>{label}</bdi>} value={id} />
  ));
};

/** The dialog in which a customer asks for her order to be cancelled. */
export const CancelSheet = ({
  order,
  onClose,
  onDone,
}: {
  order: AskedOrder;
  onClose: () => void;
  onDone: () => void;
}) => {
  const { cancel: texts } = useTexts('order').requests;
  const reasons = useReasons();
  const [lacksReason, setLacksReason] = useState(false);
  const { isBusy, problem, send, refuse } = useRequest({ order, failed: texts.failed, onDone });
  const submit = (form: HTMLFormElement): void => {
    const data = new FormData(form);
    const request = cancelOf({
      reason: String(data.get('reason') ?? ''),
      comment: String(data.get('comment') ?? ''),
    });
    setLacksReason(request === null);
    if (request === null) refuse(form, 'reason');
    else void send(request);
  };
  return (
    <RequestSheet
      isBusy={isBusy}
      next={texts.next}
      onClose={onClose}
      onSubmit={submit}
      problem={problem}
      send={texts.send}
      title={texts.title}
    >
      <Question error={lacksReason ? texts.gapReason : null} title={texts.why}>
        <Reasons reasons={reasons} />
      </Question>
      <Written error={null} label={texts.comment} most={longestComment} name="comment" />
    </RequestSheet>
  );
};
