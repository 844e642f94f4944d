import type { FreshProof } from '@dijla/device/session/account/passkeys';
import { useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { type CodeRecipient, loadPersonalData } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { AccountPart } from '../account-part.lazy.tsx';
import { ProofForm } from '../codes/proof-form.lazy.tsx';
import { downloadJson } from './download-json.lazy.ts';

/** Everything the shop keeps about the customer, as a file, by the password or by a code. */
export const DataPart = ({ username, to }: { username: string; to: CodeRecipient }) => {
  const texts = useTexts('privacy');
  const [isOpen, setOpen] = useState(false);
  const load = async (proof: FreshProof) => {
    const loaded = await loadPersonalData(proof);
    if (loaded.ok) downloadJson(loaded.result, texts.fileName(loaded.result.made_at.slice(0, 10)));
    return loaded;
  };
  const onDone = () => {
    showNotification({ type: 'success', message: texts.dataReady });
    setOpen(false);
  };
  return (
    <AccountPart icon="file" intro={texts.dataIntro} title={texts.data}>
      {isOpen ? (
        <ProofForm
          busyLabel={texts.downloading}
          hint={texts.dataPassword}
          label={texts.getData}
          onDone={onDone}
          reason="export"
          send={load}
          to={to}
          username={username}
        />
      ) : (
        <button
          className={`${buttonStyle.quiet} justify-self-start`}
          onClick={() => setOpen(true)}
          type="button"
        >
          {texts.getData}
        </button>
      )}
    </AccountPart>
  );
};
