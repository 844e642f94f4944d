import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../i18n/use-desk.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Notice = DeskResult<'desk/order-notice'>;
type Values = {
  orders: Notice['orders'];
  from_amount: string;
  channel: Notice['channel'];
  telephone: string;
};

const Fields = () => {
  const texts = useTexts('live');
  const { orders, channel } = useWatch<Values>();
  const choicesOf = (names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([value, label]) => ({ value, label }));
  return (
    <>
      <FormSelect choices={choicesOf(texts.kinds)} label={texts.orders} name="orders" />
      {orders === 'large' && (
        <FormText
          dir="ltr"
          inputMode="numeric"
          isRequired
          label={texts.fromAmount}
          name="from_amount"
          validate={(typed) => /^[1-9]\d{0,11}$/.test(String(typed)) || texts.wrongAmount}
        />
      )}
      {orders !== 'none' && (
        <FormSelect choices={choicesOf(texts.channels)} label={texts.channel} name="channel" />
      )}
      {orders !== 'none' && channel === 'sms' && (
        <FormText
          autoComplete="tel"
          dir="ltr"
          hint={texts.telephoneHint}
          inputMode="tel"
          isRequired
          label={texts.telephone}
          name="telephone"
        />
      )}
    </>
  );
};

const NoticeForm = ({ notice, onSaved }: { notice: Notice; onSaved: () => Promise<unknown> }) => {
  const texts = useTexts('live');
  const beginning = useMemo<Values>(
    () => ({
      orders: notice.orders,
      from_amount: String(notice.from_amount ?? ''),
      channel: notice.channel,
      telephone: notice.telephone ?? '',
    }),
    [notice],
  );
  const save = async ({ orders, from_amount, channel, telephone }: Values): Promise<void> => {
    await ask('desk/set-order-notice', {
      body: {
        orders,
        from_amount: orders === 'large' ? Number(from_amount) : null,
        channel,
        telephone: channel === 'sms' ? telephone : null,
      },
    });
    showToast({ type: 'success', message: texts.saved });
    await onSaved();
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save}>
      <Fields />
    </ResourceForm>
  );
};

/** Of which new orders one is told by message, and how. */
export const OrderNoticePanel = () => {
  const texts = useTexts('live');
  const answer = useCall('desk/order-notice');
  return (
    <Panel title={texts.noticeTitle}>
      <p className="pb-3 text-ink-soft">{texts.noticeHelp}</p>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data && <NoticeForm notice={answer.data} onSaved={answer.refetch} />}
    </Panel>
  );
};
