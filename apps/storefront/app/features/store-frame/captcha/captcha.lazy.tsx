import { useEffect } from 'react';
import { useStore } from 'zustand';
import { captchaState } from '../../../device/captcha-state.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { useStoreView } from '../../../i18n/store-context.ts';
import { textsIn } from '../../../i18n/texts-in.ts';

const dialog = lazyPart({
  part: async () => (await import('./captcha-dialog.lazy.tsx')).CaptchaDialog,
  texts: textsIn('captcha'),
});

/** Shows the captcha that the provider asks for. Where it cannot be shown, the refusal is answered as it is. */
export const Captcha = () => {
  const asked = useStore(captchaState, (state) => state.asked);
  const { language } = useStoreView();
  useEffect(() => {
    if (asked !== null) dialog.fetch(language);
  }, [asked, language]);
  return asked === null ? null : <dialog.Part asked={asked} />;
};
