import type { KeyScope } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { ask } from '../../../provider-client/ask.ts';
import { FormChecks, FormSelect, FormText } from '../../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../../resource-form/resource-form.tsx';
import { ShownOnce } from './shown-once.tsx';

type Values = { name: string; scopes: KeyScope[]; days: string };

const beginning: Values = { name: '', scopes: [], days: '90' };

const KeyForm = ({ onMade }: { onMade: (key: string) => void }) => {
  const texts = useTexts('integrations');
  const save = async ({ name, scopes, days }: Values): Promise<void> => {
    const made = await ask('desk/add-key', { body: { name, scopes: [scopes].flat(), days: Number(days) } });
    onMade(made.key);
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.make}>
      <FormText autoComplete="off" isRequired label={texts.keyName} maxLength={60} name="name" />
      <FormChecks
        choices={Object.entries(texts.scopeNames).map(([value, label]) => ({ value, label }))}
        label={texts.scopes}
        name="scopes"
        validate={(chosen) => chosen.length > 0 || texts.oneScope}
      />
      <FormSelect
        choices={Object.entries(texts.lifetimes).map(([value, label]) => ({ value, label }))}
        label={texts.lifetime}
        name="days"
      />
    </ResourceForm>
  );
};

/** Makes a key: its name, what it may do and until when; then the key itself, this once. */
export const AddKeySheet = ({ onClose }: { onClose: () => void }) => {
  const texts = useTexts('integrations');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const [key, setKey] = useState<string | null>(null);
  const made = (given: string): void => {
    setKey(given);
    void client.invalidateQueries({ queryKey: ['desk/keys'] });
  };
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={key === null ? texts.addKey : texts.keyTitle}
    >
      {key === null ? (
        <KeyForm onMade={made} />
      ) : (
        <ShownOnce onKept={onClose} secret={key} text={texts.keyText} />
      )}
    </Sheet>
  );
};
