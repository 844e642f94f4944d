import type { DeskResult } from '@dijla/contract/desk-client';
import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { RefusalNote } from '../../../parts/failure-note.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { languageOf, type MessageText, type TextValues } from './message-text.ts';

type Preview = DeskResult<'desk/preview-message'>;

/** What the text says of an order, and the e-mail itself to one's own address. */
// oxlint-disable-next-line max-lines-per-function -- a field, two buttons and what they show
export const TextPreview = ({ item: { template, channel, language } }: { item: MessageText }) => {
  const texts = useTexts('messageTexts');
  const id = useId();
  const { getValues } = useFormContext<TextValues>();
  const [order, setOrder] = useState('');
  const [shown, setShown] = useState<Preview | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const run = (work: () => Promise<void>): void => {
    setFailure(null);
    work().catch(setFailure);
  };
  const preview = async (): Promise<void> => {
    const { subject, text } = getValues();
    const own = { text, ...(channel === 'email' && { subject }) };
    setShown(await ask('desk/preview-message', { query: { template, channel, language, order, ...own } }));
  };
  const test = async (): Promise<void> => {
    await ask('desk/send-test-message', {
      body: { template, language, order },
      idempotencyKey: crypto.randomUUID(),
    });
    showToast({ type: 'success', message: texts.tested });
  };
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <label className="font-medium" htmlFor={id}>
        {texts.order}
      </label>
      <input
        className={fieldStyle}
        dir="ltr"
        id={id}
        maxLength={40}
        onChange={({ currentTarget }) => setOrder(currentTarget.value)}
        value={order}
      />
      <p className="text-sm text-ink-soft">{texts.orderHint}</p>
      <div className="flex flex-wrap gap-2">
        <button className={deskButton.quiet} onClick={() => run(preview)} type="button">
          {texts.preview}
        </button>
        {channel === 'email' && (
          <button className={deskButton.quiet} onClick={() => run(test)} type="button">
            {texts.test}
          </button>
        )}
      </div>
      {failure !== null && <RefusalNote error={failure} />}
      {shown && (
        <output
          className="block rounded-card bg-sunken p-3 [overflow-wrap:anywhere] whitespace-pre-line"
          dir={languageOf(language).direction}
        >
          {shown.subject !== null && <p className="pb-2 font-semibold">{shown.subject}</p>}
          <p>{shown.text}</p>
        </output>
      )}
    </section>
  );
};
