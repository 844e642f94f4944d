import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useMemo, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { ConfirmedButton } from '../../../parts/confirmed-button.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { templateName } from '../template-name.ts';
import { languageOf, type MessageText, type TextValues } from './message-text.ts';
import { TextPreview } from './text-preview.tsx';

/** The words of the message, with a button for each placeholder that puts it where the cursor is. */
const WordsField = ({ item: { placeholders, language } }: { item: MessageText }) => {
  const texts = useTexts('messageTexts');
  const id = useId();
  const { register, setValue, getValues } = useFormContext<TextValues>();
  const field = useRef<HTMLTextAreaElement | null>(null);
  const { ref, ...registered } = register('text', { required: true });
  const insert = (name: string): void => {
    const { text } = getValues();
    const [from, to] = [
      field.current?.selectionStart ?? text.length,
      field.current?.selectionEnd ?? text.length,
    ];
    setValue('text', `${text.slice(0, from)}{${name}}${text.slice(to)}`, { shouldDirty: true });
    field.current?.focus();
  };
  return (
    <div className="grid gap-1">
      <label className="font-medium" htmlFor={id}>
        {texts.text}
      </label>
      <textarea
        {...registered}
        className={`${fieldStyle} min-h-40 py-2`}
        dir={languageOf(language).direction}
        id={id}
        maxLength={4000}
        ref={(element) => {
          ref(element);
          field.current = element;
        }}
      />
      <p className="text-sm text-ink-soft">{texts.hint}</p>
      <div className="flex flex-wrap gap-2">
        {placeholders.map((name) => (
          <button className={deskButton.quiet} key={name} onClick={() => insert(name)} type="button">
            {texts.placeholders[name as keyof typeof texts.placeholders] ?? name}
          </button>
        ))}
      </div>
    </div>
  );
};

/** Writes one text, shows it with an order, tries it on oneself, and takes it back to the program's. */
// oxlint-disable-next-line max-lines-per-function -- a form and what can be done with its text
export const TextSheet = ({ item, onClose }: { item: MessageText; onClose: () => void }) => {
  const names = useTexts('messages');
  const texts = useTexts('messageTexts');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const { template, channel, language } = item;
  const key = { template, channel, language };
  const beginning = useMemo<TextValues>(() => ({ subject: item.subject ?? '', text: item.text }), [item]);
  const done = async (message: string): Promise<void> => {
    showToast({ type: 'success', message });
    await client.invalidateQueries({ queryKey: ['desk/message-texts'] });
  };
  const save = async ({ subject, text }: TextValues): Promise<void> => {
    await ask('desk/set-message-text', { body: { ...key, text, ...(channel === 'email' && { subject }) } });
    await done(texts.saved);
  };
  const reset = async (): Promise<void> => {
    await ask('desk/reset-message-text', { body: key });
    await done(texts.wasReset);
    onClose();
  };
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={`${templateName(names, template)} · ${names.channels[channel]} · ${languageOf(language).name}`}
    >
      <ResourceForm<TextValues>
        beside={
          item.is_own && (
            <ConfirmedButton
              className={deskButton.plain}
              name={texts.reset}
              onConfirm={() => void reset()}
              question={texts.resetTitle}
            >
              {texts.reset}
            </ConfirmedButton>
          )
        }
        defaultValues={beginning}
        onSave={save}
      >
        {channel === 'email' && (
          <FormText
            dir={languageOf(language).direction}
            isRequired
            label={texts.subject}
            maxLength={200}
            name="subject"
          />
        )}
        <WordsField item={item} />
        <TextPreview item={item} />
      </ResourceForm>
    </Sheet>
  );
};
