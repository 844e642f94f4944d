import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../i18n/use-desk.ts';
import { deskButton } from '../parts/button-styles.ts';
import { paths } from '../paths.ts';
import { askOnce } from '../provider-client/ask.ts';
import { DoorFrame } from './door-frame.tsx';

/**
 * Opens a one-time link once its button is pressed: exchanges it for a session, and leaves no trace of it in the
 * address. Visiting the address alone does nothing, or whoever sends a link would sign its reader in as somebody else.
 */
export const JoinScreen = () => {
  const texts = useTexts('session');
  const navigate = useNavigate();
  const client = useQueryClient();
  const [search] = useSearchParams();
  const link = search.get('link') ?? '';
  const [state, setState] = useState<'waiting' | 'busy' | 'failed'>('waiting');
  const open = async (): Promise<void> => {
    setState('busy');
    try {
      await askOnce('desk/link', { body: { link } });
    } catch {
      setState('failed');
      return;
    }
    client.clear();
    void navigate(paths.account, { replace: true });
  };
  if (state === 'failed')
    return (
      <DoorFrame title={texts.joinFailed}>
        <p className="text-ink-soft">{texts.joinFailedText}</p>
        <Link className={`${deskButton.primary} mt-4`} to={paths.today}>
          {texts.toSignIn}
        </Link>
      </DoorFrame>
    );
  return (
    <DoorFrame title={texts.joinTitle}>
      <p className="text-ink-soft">{texts.joinText}</p>
      <button
        aria-busy={state === 'busy'}
        className={`${deskButton.primary} mt-4`}
        disabled={state === 'busy'}
        onClick={() => void open()}
        type="button"
      >
        {texts.join}
      </button>
    </DoorFrame>
  );
};
