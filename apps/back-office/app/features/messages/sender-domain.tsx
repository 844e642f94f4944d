import type { DeskResult } from '@dijla/contract/desk-client';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useCall } from '../../provider-client/use-call.ts';

type SenderRecord = DeskResult<'desk/sender-domain'>['records'][number];

const stateStyles = {
  fine: 'text-success',
  weak: 'text-warning',
  missing: 'text-danger',
  unknown: 'text-ink-soft',
};

const RecordItem = ({ record: { kind, state, name, found } }: { record: SenderRecord }) => {
  const texts = useTexts('sender');
  const { title, why, add } = texts.kinds[kind];
  return (
    <li className="border-t border-line py-3 first:border-0">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold">{title}</span>
        <span className={`font-medium ${stateStyles[state]}`}>{texts.states[state]}</span>
      </p>
      <p className="text-ink-soft">{why}</p>
      <p className="pt-1 text-sm [overflow-wrap:anywhere]">
        {texts.at} <bdi dir="ltr">{name}</bdi>
      </p>
      {found !== null && (
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">
          <bdi dir="ltr">{found}</bdi>
        </p>
      )}
      {(state === 'missing' || state === 'weak') && <p className="pt-1">{add}</p>}
    </li>
  );
};

/** Asks under which name the key of DKIM is: the provider of the mail says it. */
const SelectorForm = ({ onAsk }: { onAsk: (selector: string) => void }) => {
  const texts = useTexts('sender');
  const id = useId();
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onAsk(typed.trim());
  };
  return (
    <form className="flex flex-wrap items-end gap-2 pt-3" onSubmit={submit}>
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <label className="font-medium" htmlFor={id}>
          {texts.selector}
        </label>
        <input
          className={fieldStyle}
          dir="ltr"
          id={id}
          maxLength={63}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          value={typed}
        />
      </div>
      <button className={deskButton.quiet} type="submit">
        {texts.look}
      </button>
    </form>
  );
};

/** What the name servers say of the domain that e-mails come from, and what to add. */
export const SenderDomain = () => {
  const texts = useTexts('sender');
  const [selector, setSelector] = useState('');
  const answer = useCall('desk/sender-domain', { query: { selector } });
  const { data } = answer;
  return (
    <Panel title={texts.title}>
      <p className="text-ink-soft">{texts.text}</p>
      {answer.isError && <FailureNote error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <p className="pt-2 text-ink-soft">{texts.looking}</p>}
      {data && data.domain === null && <p className="pt-2">{texts.none}</p>}
      {data && data.domain !== null && (
        <>
          <p className="pt-2 font-medium">
            <bdi dir="ltr">{data.domain}</bdi>
          </p>
          <ul>
            {data.records.map((record) => (
              <RecordItem key={record.kind} record={record} />
            ))}
          </ul>
          <SelectorForm onAsk={setSelector} />
        </>
      )}
    </Panel>
  );
};
