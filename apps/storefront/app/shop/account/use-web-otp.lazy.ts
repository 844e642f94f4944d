import { useEffect, useRef } from 'react';

type OtpCredential = Credential & { code: string };

/** Fills in the code of an SMS that arrives meanwhile, on phones whose browser hands it over (WebOTP). */
export const useWebOtp = (isExpected: boolean, onCode: (code: string) => void): void => {
  const act = useRef(onCode);
  useEffect(() => {
    act.current = onCode;
  });
  useEffect(() => {
    if (!isExpected || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const options: CredentialRequestOptions & { otp: { transport: readonly ['sms'] } } = {
      otp: { transport: ['sms'] },
      signal: abort.signal,
    };
    const wait = async () => {
      const credential = await navigator.credentials.get(options);
      if (credential !== null) act.current((credential as OtpCredential).code);
    };
    // Refused, or typed before it came.
    wait().catch(() => undefined);
    return () => abort.abort();
  }, [isExpected]);
};
