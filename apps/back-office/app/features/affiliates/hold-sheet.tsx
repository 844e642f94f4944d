import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { Amount } from '../../parts/amount.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/time/moment.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import type { Hold } from './hold.ts';

type Values = { decision: 'release' | 'refuse'; note: string };

const About = ({ hold }: { hold: Hold }) => {
  const { holds } = useTexts('affiliates');
  const { partner, order, reasons, amount, unit, state, held_at: held, decided_at: decided, note } = hold;
  return (
    <Facts
      facts={[
        { key: 'state', name: holds.state, value: <strong>{holds.states[state]}</strong> },
        {
          key: 'reason',
          name: holds.reason,
          value: reasons.map((reason) => (
            <span className="block" key={reason}>
              {holds.reasons[reason]}
            </span>
          )),
        },
        {
          key: 'partner',
          name: holds.partner,
          value: (
            <Link className="text-accent-ink" to={paths.affiliate(partner.id)}>
              <bdi>{partner.name}</bdi>
            </Link>
          ),
        },
        {
          key: 'order',
          name: holds.order,
          value: (
            <Link className="text-accent-ink" to={paths.order(order.id)}>
              <bdi dir="ltr">{order.number}</bdi>
            </Link>
          ),
        },
        { key: 'amount', name: holds.amount, value: <Amount minor={amount} unit={unit} /> },
        { key: 'held', name: holds.since, value: <Moment at={held} /> },
        { key: 'decided', name: holds.decided, value: decided === null ? null : <Moment at={decided} /> },
        { key: 'note', name: holds.note, value: note === null ? null : <bdi>{note}</bdi> },
      ]}
    />
  );
};

/** What is known of a commission that is held, and its release or refusal. */
export const HoldSheet = ({ hold, onClose }: { hold: Hold; onClose: () => void }) => {
  const texts = useTexts('affiliates');
  const { holds } = texts;
  const { close } = useTexts('common');
  const client = useQueryClient();
  const may = useMay();
  const beginning = useMemo<Values>(() => ({ decision: 'release', note: '' }), []);
  const save = async ({ decision, note }: Values): Promise<void> => {
    await ask('desk/decide-affiliate-hold', {
      params: { holdId: String(hold.id) },
      body: { version: hold.version, decision, note: note.trim() },
      idempotencyKey: crypto.randomUUID(),
    });
    showToast({ type: 'success', message: texts.saved });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={holds.one}>
      <div className="grid gap-6">
        <About hold={hold} />
        {hold.state === 'held' && may('affiliates.decide') && (
          <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.save}>
            <FormSelect
              choices={(['release', 'refuse'] as const).map((value) => ({
                value,
                label: holds.decisions[value],
              }))}
              label={texts.decision}
              name="decision"
            />
            <FormText hint={holds.noteHint} label={holds.note} maxLength={500} name="note" />
          </ResourceForm>
        )}
      </div>
    </Sheet>
  );
};
