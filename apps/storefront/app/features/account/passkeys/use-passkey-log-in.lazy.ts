import { fillsInPasskeys } from '@dijla/ui-kit/passkeys.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { signInByPasskey } from '../../../device/session/passkey-actions.ts';
import type { SignInResult } from '../../../device/session/session-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/** Milliseconds after which a browser is asked anew: the provider takes what it asked with for five minutes. */
const renewAfter = 4 * 60_000;

/** Lets the browser offer passkeys among what it fills in, until `signal` ends it. Null when none was given. */
const offerPasskeys = async (signal: AbortSignal): Promise<SignInResult | null> => {
  while ((await fillsInPasskeys()) && !signal.aborted) {
    const round = AbortSignal.any([signal, AbortSignal.timeout(renewAfter)]);
    const signedIn = await signInByPasskey(round, 'conditional');
    if (signedIn !== null || !round.aborted) return signedIn;
  }
  return null;
};

/**
 * Logging in by a passkey of this device: the browser offers them in the field of the name while the form is shown, and
 * `ask` opens a window of its own. A browser has one such question at a time, so `ask` ends the offer.
 */
export const usePasskeyLogIn = (onDone: () => void) => {
  const { noAnswer } = useTexts('account');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const question = useRef(new AbortController());
  const tell = useRef<(signedIn: SignInResult) => void>(() => undefined);
  useEffect(() => {
    tell.current = (signedIn) => (signedIn.ok ? onDone() : setProblem(signedIn.text || noAnswer));
  });
  const offer = useCallback(() => {
    const offered = new AbortController();
    question.current = offered;
    const take = async () => {
      const signedIn = await offerPasskeys(offered.signal);
      // Without an answer nobody was asked for anything, so nothing is said.
      if (signedIn?.ok || signedIn?.text) tell.current(signedIn);
    };
    void take();
  }, []);
  useEffect(() => {
    offer();
    return () => question.current.abort();
  }, [offer]);
  const ask = async (): Promise<void> => {
    question.current.abort();
    question.current = new AbortController();
    setProblem('');
    setBusy(true);
    const signedIn = await signInByPasskey(question.current.signal);
    setBusy(false);
    if (signedIn !== null) tell.current(signedIn);
    if (!signedIn?.ok) offer();
  };
  return { problem, isBusy, ask };
};
