import type { DeskResult } from '@dijla/contract/desk-client';
import { useMemo } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Moment } from '../../../parts/time/moment.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { PhoneLink } from '../../../parts/phone-link.tsx';
import { FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import type { OrderWork } from '../moves/use-order-work.ts';

export type OrderToCall = DeskResult<'desk/orders-to-call'>['items'][number];
type CallValues = { outcome: string; note: string };

const outcomes = ['not-reached', 'call-later', 'wrong-number'] as const;

/** Why the buyer is called before the order is packed, who called already, and the note of another call. */
// oxlint-disable-next-line max-lines-per-function -- the markup of one panel
export const CallPanel = ({ toCall, work }: { toCall: OrderToCall; work: OrderWork }) => {
  const texts = useTexts('order');
  const shared = useTexts('orders');
  const beginning = useMemo(() => ({ outcome: 'not-reached', note: '' }), []);
  const save = ({ outcome, note }: CallValues): Promise<void> =>
    work.make('desk/note-call', {
      body: { outcome, ...(note.trim() !== '' && { note: note.trim() }) },
      done: texts.callNoted,
    });
  return (
    <Panel
      aside={<span className="font-medium text-warning">{shared.whyCall[toCall.why]}</span>}
      title={shared.callsTitle}
    >
      <p className="pb-2">
        {toCall.telephone !== null && (
          <span className="me-3 text-lg font-semibold">
            <PhoneLink number={toCall.telephone} />
          </span>
        )}
        <span className="text-ink-soft">{texts.before(toCall.delivered, toCall.refusals)}</span>
      </p>
      {toCall.calls.length > 0 && (
        <ul className="grid gap-1 pb-3">
          {toCall.calls.map(({ at, outcome, note }) => (
            <li key={at}>
              <span className="font-medium">{texts.callOutcomes[outcome]}</span>{' '}
              <span className="text-ink-soft">
                <Moment at={at} />
              </span>
              {note !== '' && (
                <>
                  {' · '}
                  <bdi>{note}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <details>
        <summary className="font-semibold text-accent-ink">{texts.noteCall}</summary>
        <div className="pt-3">
          <ResourceForm<CallValues> defaultValues={beginning} onSave={save} saveLabel={texts.noteCall}>
            <FormSelect
              choices={outcomes.map((value) => ({ value, label: texts.callOutcomes[value] }))}
              label={shared.callsTitle}
              name="outcome"
            />
            <FormText label={texts.callNote} maxLength={500} name="note" />
          </ResourceForm>
        </div>
      </details>
    </Panel>
  );
};
