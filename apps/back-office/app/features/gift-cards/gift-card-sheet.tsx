import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';

type Card = DeskResult<'desk/gift-card'>;

/** Blocks the card, or lets it be spent again, once a reason is typed. */
const BlockForm = ({ card: { id, state } }: { card: Card }) => {
  const texts = useTexts('giftCards');
  const client = useQueryClient();
  const beginning = useMemo(() => ({ reason: '' }), []);
  const isBlocked = state === 'blocked';
  const save = async ({ reason }: { reason: string }): Promise<void> => {
    await ask('desk/block-gift-card', {
      params: { cardId: String(id) },
      body: { is_blocked: !isBlocked, reason },
    });
    showToast({ type: 'success', message: isBlocked ? texts.unblocked : texts.blocked });
    await client.invalidateQueries();
  };
  return (
    <ResourceForm<{ reason: string }>
      defaultValues={beginning}
      key={state}
      onSave={save}
      saveLabel={isBlocked ? texts.unblock : texts.block}
    >
      <FormText isRequired label={texts.reason} maxLength={200} name="reason" />
    </ResourceForm>
  );
};

const OrderLink = ({ order }: { order: Card['order'] }) => {
  const may = useMay();
  const number = <bdi dir="ltr">{order.number}</bdi>;
  return may('orders.read') ? (
    <Link className="underline" to={paths.order(order.id)}>
      {number}
    </Link>
  ) : (
    number
  );
};

const Changes = ({ card: { changes, currency, scale } }: { card: Card }) => {
  const texts = useTexts('giftCards');
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">{texts.changes}</h3>
      <ul>
        {changes.map(({ at, amount, kind, order }) => (
          <li
            className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-2 first:border-0"
            key={`${at} ${kind} ${amount}`}
          >
            <span className="font-semibold">{texts.change[kind]}</span>
            {order !== null && <OrderLink order={order} />}
            <span className="text-sm text-ink-soft">
              <Moment at={at} />
            </span>
            <span className="ms-auto">
              <Amount minor={amount} unit={{ code: currency, scale }} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Opened = ({ card }: { card: Card }) => {
  const texts = useTexts('giftCards');
  const may = useMay();
  const { amount, balance, currency, scale, state, order, issued_at, send_at, sent_at } = card;
  const unit = { code: currency, scale };
  return (
    <div className="grid gap-6">
      <Facts
        facts={[
          { key: 'balance', name: texts.balance, value: <Amount minor={balance} unit={unit} /> },
          { key: 'amount', name: texts.amount, value: <Amount minor={amount} unit={unit} /> },
          { key: 'state', name: texts.state, value: texts.states[state] },
          ...(card.blocked_reason === null
            ? []
            : [{ key: 'blocked', name: texts.blockedFor, value: <bdi>{card.blocked_reason}</bdi> }]),
          { key: 'order', name: texts.order, value: <OrderLink order={order} /> },
          { key: 'issued', name: texts.issued, value: <Moment at={issued_at} /> },
          {
            key: 'sent',
            name: sent_at === null ? texts.toBeSent : texts.sent,
            value: <Moment at={sent_at ?? send_at} />,
          },
          ...(card.expires_at === null
            ? []
            : [{ key: 'expires', name: texts.expires, value: <Moment at={card.expires_at} /> }]),
        ]}
      />
      {may('gift-cards.manage') && state !== 'void' && <BlockForm card={card} />}
      <Changes card={card} />
    </div>
  );
};

/** One gift card: what is left on it, what changed that, and whether it is blocked. */
export const GiftCardSheet = ({ cardId, onClose }: { cardId: string; onClose: () => void }) => {
  const texts = useTexts('giftCards');
  const { close } = useTexts('common');
  const answer = useCall('desk/gift-card', { params: { cardId } });
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={answer.data === undefined ? texts.title : `${texts.lastFour}: ${answer.data.last_four}`}
    >
      {answer.isPending && <Skeleton className="h-40" />}
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data !== undefined && <Opened card={answer.data} />}
    </Sheet>
  );
};
