import type { DeskResult, WebhookEvent } from '@dijla/contract/desk-client';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormChecks, FormSwitch, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { showToast } from '../../../undo/toast-state.ts';
import { Deliveries } from './deliveries.tsx';
import { ShownOnce } from './shown-once.tsx';

export type Webhook = DeskResult<'desk/webhooks'>['items'][number];

type Values = { url: string; events: WebhookEvent[]; is_active: boolean };

/** Where it is told, of what, and whether it is. */
const WebhookFields = ({ isNew }: { isNew: boolean }) => {
  const texts = useTexts('integrations');
  return (
    <>
      <FormText
        autoComplete="off"
        dir="ltr"
        hint={texts.addressHint}
        inputMode="url"
        isRequired
        label={texts.address}
        maxLength={500}
        name="url"
      />
      <FormChecks
        choices={Object.entries(texts.eventNames).map(([value, label]) => ({ value, label }))}
        label={texts.told}
        name="events"
        validate={(chosen) => chosen.length > 0 || texts.oneEvent}
      />
      {!isNew && <FormSwitch label={texts.isOn} name="is_active" />}
    </>
  );
};

const WebhookForm = ({
  webhook,
  onSaved,
}: {
  webhook: Webhook | undefined;
  /** Is given the secret of a new one. */
  onSaved: (secret?: string) => void;
}) => {
  const texts = useTexts('integrations');
  const beginning = useMemo<Values>(
    () => ({
      url: webhook?.url ?? '',
      events: (webhook?.events ?? []) as WebhookEvent[],
      is_active: webhook?.is_active ?? true,
    }),
    [webhook],
  );
  const save = async ({ url, events, is_active }: Values): Promise<void> => {
    const body = { url: url.trim(), events: [events].flat() };
    if (webhook === undefined) return onSaved((await ask('desk/add-webhook', { body })).secret);
    await ask('desk/set-webhook', {
      params: { webhookId: String(webhook.id) },
      body: { ...body, is_active },
    });
    showToast({ type: 'success', message: texts.saved });
    return onSaved();
  };
  return (
    <ResourceForm<Values>
      defaultValues={beginning}
      onSave={save}
      saveLabel={webhook === undefined ? texts.addWebhook : texts.save}
    >
      <WebhookFields isNew={webhook === undefined} />
    </ResourceForm>
  );
};

const RemoveWebhook = ({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => void }) => {
  const texts = useTexts('integrations');
  const { cancel } = useTexts('common');
  const textOf = useRefusalText();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async (): Promise<void> => {
    try {
      await ask('desk/remove-webhook', { params: { webhookId: String(webhook.id) } });
      showToast({ type: 'success', message: texts.removed });
      onRemoved();
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
  return (
    <>
      <button
        className={`${deskButton.quiet} justify-self-start`}
        onClick={() => setIsAsking(true)}
        type="button"
      >
        {texts.remove}
      </button>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.remove}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={() => void remove()}
          title={texts.removeTitle}
        >
          {texts.removeText}
        </ConfirmDialog>
      )}
    </>
  );
};

/** A new webhook, whose secret is shown this once; or one that is there, with what it was sent. */
export const WebhookSheet = ({ webhook, onClose }: { webhook?: Webhook; onClose: () => void }) => {
  const texts = useTexts('integrations');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const [secret, setSecret] = useState<string | null>(null);
  const readAgain = (): void => void client.invalidateQueries({ queryKey: ['desk/webhooks'] });
  const saved = (made?: string): void => {
    readAgain();
    if (made === undefined) onClose();
    else setSecret(made);
  };
  const title = webhook === undefined ? texts.addWebhook : texts.webhook;
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={secret === null ? title : texts.secretTitle}
      {...(webhook === undefined && { firstFocus: 'first-field' as const })}
    >
      {secret === null ? (
        <div className="grid gap-6">
          <WebhookForm onSaved={saved} webhook={webhook} />
          {webhook !== undefined && (
            <>
              <Deliveries webhookId={webhook.id} />
              <RemoveWebhook
                onRemoved={() => {
                  readAgain();
                  onClose();
                }}
                webhook={webhook}
              />
            </>
          )}
        </div>
      ) : (
        <ShownOnce onKept={onClose} secret={secret} text={texts.secretText} />
      )}
    </Sheet>
  );
};
