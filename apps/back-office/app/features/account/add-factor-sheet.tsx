import type { DeskResult } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useMemo, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { makePasskey } from '@dijla/ui-kit/passkeys.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

export type FactorKind = 'totp' | 'passkey';
type Begun = DeskResult<'desk/begin-totp'>;
type Named = { name: string; password: string };

const NameForm = ({ onSave }: { onSave: (values: Named) => Promise<void> }) => {
  const texts = useTexts('session');
  const beginning = useMemo(() => ({ name: '', password: '' }), []);
  return (
    <ResourceForm<Named> defaultValues={beginning} onSave={onSave} saveLabel={texts.next}>
      <FormText isRequired label={texts.factorName} maxLength={60} name="name" />
      <FormText
        autoComplete="current-password"
        dir="ltr"
        isRequired
        label={texts.password}
        name="password"
        type="password"
      />
    </ResourceForm>
  );
};

/** The secret as a QR code and as text, and the code that shows that the app has it. */
const ScanForm = ({
  begun,
  onConfirmed,
}: {
  begun: Begun;
  onConfirmed: (codes: readonly string[] | null) => void;
}) => {
  const texts = useTexts('session');
  const beginning = useMemo(() => ({ code: '' }), []);
  const save = async ({ code }: { code: string }): Promise<void> => {
    const params = { factorId: String(begun.factor_id) };
    onConfirmed((await ask('desk/confirm-totp', { params, body: { code } })).recovery_codes);
  };
  return (
    <div className="grid gap-4">
      <p>{texts.scanText}</p>
      <img
        alt={texts.qr}
        className="size-52 justify-self-center rounded-card bg-[white] p-3"
        src={`data:image/svg+xml,${encodeURIComponent(begun.qr)}`}
      />
      <p className="text-sm text-ink-soft">
        {texts.typeSecret}{' '}
        <code className="[overflow-wrap:anywhere] text-ink" dir="ltr">
          {begun.secret}
        </code>
      </p>
      <ResourceForm<{ code: string }> defaultValues={beginning} onSave={save} saveLabel={texts.finish}>
        <FormText
          autoComplete="one-time-code"
          dir="ltr"
          inputMode="numeric"
          isRequired
          label={texts.code}
          name="code"
        />
      </ResourceForm>
    </div>
  );
};

/** Adds a second factor step by step: its name and the password, the app's code or the passkey, recovery codes. */
export const AddFactorSheet = ({
  kind,
  onClose,
  onAdded,
}: {
  kind: FactorKind;
  onClose: () => void;
  onAdded: () => void;
}) => {
  const texts = useTexts('session');
  const { close } = useTexts('common');
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const finish = (made: readonly string[] | null): void => {
    onAdded();
    if (made === null) onClose();
    else setCodes(made);
  };
  const begin = async ({ name, password }: Named): Promise<void> => {
    if (kind === 'totp') return setBegun(await ask('desk/begin-totp', { body: { name, password } }));
    const credential = await makePasskey(await ask('desk/begin-passkey'));
    const added = await ask('desk/add-passkey', { body: { name, password, credential } as never });
    return finish(added.recovery_codes);
  };
  const title = begun === null ? (kind === 'totp' ? texts.addApp : texts.addPasskey) : texts.scanTitle;
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={codes === null ? title : texts.recoveryTitle}
    >
      {codes !== null && <RecoveryCodes codes={codes} onKept={onClose} />}
      {codes === null && begun === null && <NameForm onSave={begin} />}
      {codes === null && begun !== null && <ScanForm begun={begun} onConfirmed={finish} />}
    </Sheet>
  );
};
