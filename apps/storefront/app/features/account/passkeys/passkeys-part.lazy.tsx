import type { CustomerProfile } from '@dijla/contract/client';
import { dayInBaghdad } from '@dijla/commerce-rules/dates/day-in-baghdad';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { hasPasskeys } from '@dijla/ui-kit/passkeys.ts';
import { useCallback, useEffect, useId, useState } from 'react';
import {
  addPasskey,
  type Passkey,
  readPasskeys,
  removePasskey,
} from '../../../device/session/passkey-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountPart, actStyle } from '../account-part.lazy.tsx';
import { ProofForm } from '../codes/proof-form.lazy.tsx';
import { recipientOf } from '../codes/recipient-of.lazy.ts';
import { deviceName } from '@dijla/ui-kit/device-name.ts';

const nameAtMost = 60;

const PasskeyRow = ({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) => {
  const texts = useTexts('logins');
  const { lastUsed, remove } = useTexts('account');
  const { name, last_used_at } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3">
      <div className="grid min-w-0 leading-snug">
        <bdi className="font-medium [overflow-wrap:anywhere]">{name}</bdi>
        <bdi className="text-sm text-ink-soft">
          {last_used_at === null ? texts.neverUsed : lastUsed(dayInBaghdad(last_used_at))}
        </bdi>
      </div>
      <button aria-label={texts.removePasskey(name)} className={actStyle} onClick={onRemove} type="button">
        {remove}
      </button>
    </li>
  );
};

/** Names a new passkey, and asks for a proof before the browser makes it. */
const AddPasskey = ({ profile, onDone }: { profile: CustomerProfile; onDone: () => void }) => {
  const texts = useTexts('logins');
  const { unknownDevice } = useTexts('account');
  const id = useId();
  const [name, setName] = useState(() => deviceName(navigator.userAgent) ?? unknownDevice);
  return (
    <>
      <TextField
        error={null}
        id={`${id}-name`}
        label={texts.passkeyName}
        maxLength={nameAtMost}
        name="name"
        onChange={({ target }) => setName(target.value)}
        value={name}
      />
      <ProofForm
        busyLabel={texts.adding}
        hint={texts.passkeyProof}
        label={texts.makePasskey}
        onDone={onDone}
        reason="add-login"
        send={async (proof) =>
          (await addPasskey({ name: name.trim() || unknownDevice, proof })) ?? {
            ok: false,
            text: texts.notMade,
          }
        }
        to={recipientOf(profile)}
        username={profile.email}
      />
    </>
  );
};

/** The passkeys of the account: their names and last use, a button to remove each, and one to add this device. */
export const PasskeysPart = ({ profile }: { profile: CustomerProfile }) => {
  const texts = useTexts('logins');
  const { cancel, noAnswer } = useTexts('account');
  const [passkeys, setPasskeys] = useState<readonly Passkey[]>([]);
  const [isAdding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const load = useCallback(() => void readPasskeys().then((read) => read && setPasskeys(read)), []);
  useEffect(load, [load]);
  const remove = async (id: number) => {
    const removed = await removePasskey(id);
    setProblem(removed.ok ? '' : removed.text || noAnswer);
    load();
  };
  const onAdded = () => {
    showNotification({ type: 'success', message: texts.passkeyAdded });
    setAdding(false);
    load();
  };
  if (!hasPasskeys() && passkeys.length === 0) return null;
  return (
    <AccountPart icon="lock" intro={texts.passkeysIntro} title={texts.passkeys}>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} onRemove={() => void remove(passkey.id)} passkey={passkey} />
          ))}
        </ul>
      )}
      <output className="text-sm text-danger empty:hidden">{problem}</output>
      {isAdding && <AddPasskey onDone={onAdded} profile={profile} />}
      {hasPasskeys() && (
        <button
          className={`${buttonStyle.quiet} ${isAdding ? '' : 'justify-self-start'}`}
          onClick={() => setAdding(!isAdding)}
          type="button"
        >
          {isAdding ? cancel : texts.addPasskey}
        </button>
      )}
    </AccountPart>
  );
};
