import type { ReactNode } from 'react';
import { useNow } from '@dijla/ui-kit/hooks/use-now.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import type { CancelRequestView, ReturnView } from '../../../view-models/orders/order-requests.ts';
import type { ShownOrder } from '../../../view-models/orders/order-view.ts';
import { useDayText } from '../use-day-text.lazy.ts';

type Standing = 'open' | 'granted' | 'declined';

const looks: Readonly<Record<Standing, { icon: IconName; ground: string }>> = {
  open: { icon: 'clock', ground: 'bg-sunken' },
  granted: { icon: 'check', ground: 'bg-success-soft' },
  declined: { icon: 'info', ground: 'bg-warning-soft' },
};

type NoteProps = {
  standing: Standing;
  title: string;
  text: string | null;
  reason: string | null;
  children?: ReactNode;
};

const Note = ({ standing, title, text, reason, children }: NoteProps) => {
  const { ourReason } = useTexts('order').requests;
  const { icon, ground } = looks[standing];
  return (
    <section className={`flex items-start gap-3 rounded-card px-4 py-3 ${ground}`} data-request={standing}>
      <Icon className="mt-0.5 size-5 shrink-0" name={icon} />
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h2 className="text-base font-semibold">{title}</h2>
        {children}
        {text !== null && <p>{text}</p>}
        {reason !== null && <p className="whitespace-pre-line">{ourReason(`\u2068${reason}\u2069`)}</p>}
      </div>
    </section>
  );
};

const CancelNote = ({ request: { state, answer_by, reason } }: { request: CancelRequestView }) => {
  const { cancel: texts } = useTexts('order').requests;
  const dayText = useDayText();
  const now = useNow();
  if (state === 'sent') return <Note reason={null} standing="granted" text={null} title={texts.granted} />;
  if (state === 'declined')
    return <Note reason={reason} standing="declined" text={texts.declinedText} title={texts.declined} />;
  const isLate = now !== null && now > answer_by;
  const text = isLate ? texts.late : texts.answerBy(dayText(answer_by));
  return <Note reason={null} standing="open" text={text} title={texts.requested} />;
};

const standingOf: Readonly<Record<ReturnView['state'], Standing>> = {
  requested: 'open',
  approved: 'granted',
  declined: 'declined',
  received: 'granted',
};

const ReturnNote = ({ asked: { state, wish, reason, lines } }: { asked: ReturnView }) => {
  const { giveBack: texts } = useTexts('order').requests;
  return (
    <Note
      reason={reason}
      standing={standingOf[state]}
      text={texts.stateTexts[state]}
      title={texts.states[state]}
    >
      <ul>
        {lines.map(({ id, name, qty }) => (
          <li key={id}>
            <bdi>{name}</bdi> <bdi dir="ltr">× {qty}</bdi>
          </li>
        ))}
      </ul>
      {state !== 'declined' && <p className="text-sm text-ink-soft">{texts.wished[wish]}</p>}
    </Note>
  );
};

/** What the buyer asked the shop about an order, and what it answered. */
export const RequestNotes = ({
  order: { cancel_request: request, returns, tone },
}: {
  order: Pick<ShownOrder, 'cancel_request' | 'returns' | 'tone'>;
}) => {
  // That it could not be cancelled is of no use once it was delivered.
  const isOver = request?.state === 'declined' && tone === 'done';
  return (
    <>
      {request !== null && !isOver && <CancelNote request={request} />}
      {returns.map((asked) => (
        <ReturnNote asked={asked} key={asked.id} />
      ))}
    </>
  );
};
