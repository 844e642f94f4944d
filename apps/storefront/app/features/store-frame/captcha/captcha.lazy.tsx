import { useStore } from 'zustand';
import { captchaState } from '../../../device/captcha/captcha-state.ts';
import { lazyPart } from '../../../i18n/lazy-part.tsx';
import { textsIn } from '../../../i18n/texts-in.ts';

const dialog = lazyPart({
  part: async () => (await import('./captcha-dialog.lazy.tsx')).CaptchaDialog,
  texts: textsIn('account'),
});

/** Shows the captcha that the provider asks for. */
export const Captcha = () => {
  const { asked } = useStore(captchaState);
  return asked && <dialog.Part asked={asked} />;
};
