import type { DeskResult } from '@dijla/contract/desk-client';
import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { Facts } from '../../../parts/facts.tsx';
import { Moment } from '../../../parts/time/moment.tsx';
import { useRefusalText } from '../../../parts/refusal-text.ts';
import { ask } from '../../../provider-client/ask.ts';
import { showToast } from '../../../undo/toast-state.ts';
import { useScopeName } from './scope-name.ts';

export type ApiKey = DeskResult<'desk/keys'>['items'][number];

const KeyFacts = ({ apiKey }: { apiKey: ApiKey }) => {
  const texts = useTexts('integrations');
  const nameOf = useScopeName();
  const { prefix, scopes, made_by, created_at, expires_at, last_used_at, state } = apiKey;
  return (
    <Facts
      facts={[
        { key: 'prefix', name: texts.begins, value: <bdi dir="ltr">{prefix}…</bdi> },
        {
          key: 'scopes',
          name: texts.scopes,
          value: (
            <ul>
              {scopes.map((scope) => (
                <li key={scope}>{nameOf(scope)}</li>
              ))}
            </ul>
          ),
        },
        { key: 'by', name: texts.madeBy, value: <bdi>{made_by}</bdi> },
        { key: 'at', name: texts.madeAt, value: <Moment at={created_at} /> },
        { key: 'until', name: texts.columns.until, value: <Moment at={expires_at} /> },
        {
          key: 'used',
          name: texts.columns.used,
          value: last_used_at === null ? texts.never : <Moment at={last_used_at} />,
        },
        { key: 'state', name: texts.columns.state, value: texts.states[state] },
      ]}
    />
  );
};

/** One key: what it may do, when it was used, and its end. */
export const KeySheet = ({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const texts = useTexts('integrations');
  const { close, cancel } = useTexts('common');
  const textOf = useRefusalText();
  const client = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, state } = apiKey;
  const revoke = async (): Promise<void> => {
    try {
      await ask('desk/revoke-key', { params: { keyId: String(id) } });
      showToast({ type: 'success', message: texts.revoked });
      onClose();
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
    await client.invalidateQueries({ queryKey: ['desk/keys'] });
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.key(name)}>
      <div className="grid gap-6">
        <KeyFacts apiKey={apiKey} />
        {(state === 'live' || state === 'stopped') && (
          <button
            className={`${deskButton.danger} justify-self-start`}
            onClick={() => setIsAsking(true)}
            type="button"
          >
            {texts.revoke}
          </button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.revoke}
          isDangerous
          onClose={() => setIsAsking(false)}
          onConfirm={() => void revoke()}
          title={texts.revokeTitle(name)}
        >
          {texts.revokeText}
        </ConfirmDialog>
      )}
    </Sheet>
  );
};
