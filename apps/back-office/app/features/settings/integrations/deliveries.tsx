import { grouped } from '@dijla/messages/plural';
import type { DeskResult, WebhookEvent } from '@dijla/contract/desk-client';
import { useQueryClient } from '@tanstack/react-query';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { Ago } from '../../../parts/time/moment.tsx';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { ask } from '../../../provider-client/ask.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { showToast } from '../../../undo/toast-state.ts';

type Delivery = DeskResult<'desk/webhook-deliveries'>['items'][number];

const stateStyles = { waiting: '', sent: 'text-success', dead: 'text-danger' };

/** What one delivery says and what its last attempt came to. */
const DeliveryLine = ({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) => {
  const texts = useTexts('integrations');
  const { event, data, state, status, fault, took_ms, created_at } = delivery;
  const names: Readonly<Record<string, string>> = texts.eventNames satisfies Record<WebhookEvent, string>;
  const cameTo = fault === null ? (status ?? '') : texts.faults[fault];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line py-2 first:border-0">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium">
          {names[event] ?? event} <bdi dir="ltr">{String(Object.values(data)[0] ?? '')}</bdi>
        </span>
        <span className="block text-sm text-ink-soft">
          <span className={stateStyles[state]}>{texts.deliveryStates[state]}</span> <bdi>{cameTo}</bdi>{' '}
          {took_ms !== null && texts.took(grouped(took_ms))} <Ago at={created_at} />
        </span>
      </span>
      <button className={deskButton.quiet} onClick={onAgain} type="button">
        {texts.sendAgain}
      </button>
    </li>
  );
};

/** The last deliveries of a webhook; each can be sent again. */
export const Deliveries = ({ webhookId }: { webhookId: number }) => {
  const texts = useTexts('integrations');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const answer = useCall(
    'desk/webhook-deliveries',
    { params: { webhookId: String(webhookId) } },
    { everyMs: 10_000 },
  );
  const sendAgain = async (deliveryId: string): Promise<void> => {
    try {
      await ask('desk/send-webhook-again', { params: { deliveryId } });
      showToast({ type: 'success', message: texts.sentAgain });
      await client.invalidateQueries({ queryKey: ['desk/webhook-deliveries'] });
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
  return (
    <section>
      <h3 className="pb-1 font-semibold">{texts.deliveries}</h3>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.items.length === 0 && <p className="text-ink-soft">{texts.noDeliveries}</p>}
      <ul>
        {answer.data?.items.map((delivery) => (
          <DeliveryLine delivery={delivery} key={delivery.id} onAgain={() => void sendAgain(delivery.id)} />
        ))}
      </ul>
    </section>
  );
};
