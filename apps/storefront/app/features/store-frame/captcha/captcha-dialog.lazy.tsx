import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { useModal } from '@dijla/ui-kit/hooks/use-modal.ts';
import { useId, useState } from 'react';
import type { AskedCaptcha } from '../../../device/captcha/captcha-state.ts';
import { useTexts } from '../../../i18n/texts.tsx';

/** Asks to confirm by one press that somebody is no robot; the device does the work. */
export const CaptchaDialog = ({ asked }: { asked: AskedCaptcha }) => {
  const texts = useTexts('account');
  const id = useId();
  const [state, setState] = useState<'asked' | 'busy' | 'failed'>('asked');
  const { close, handlers } = useModal(asked.leave);
  const solve = async () => {
    setState('busy');
    await asked.solve().catch(() => setState('failed'));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog by itself; a click on the veil is the pointer's way
    <dialog
      aria-describedby={`${id}-why`}
      aria-labelledby={id}
      className="sheet-bottom-motion fixed inset-x-0 top-auto bottom-0 m-0 w-full max-w-none rounded-t-sheet bg-surface p-0 text-ink shadow-float md:inset-0 md:m-auto md:h-fit md:max-w-md md:rounded-sheet"
      {...handlers}
    >
      <div className="grid gap-4 p-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <h2 className="text-xl outline-none" id={id} tabIndex={-1}>
          {texts.captchaTitle}
        </h2>
        <p className="text-ink-soft" id={`${id}-why`}>
          {texts.captchaWhy}
        </p>
        <output className="text-sm text-ink-soft empty:hidden">
          {state === 'busy' ? texts.captchaBusy : state === 'failed' ? texts.captchaFailed : ''}
        </output>
        <button
          aria-busy={state === 'busy'}
          className={buttonStyle.primary}
          onClick={() => state !== 'busy' && void solve()}
          type="button"
        >
          {texts.captchaConfirm}
        </button>
        <button className={buttonStyle.quiet} onClick={close} type="button">
          {texts.cancel}
        </button>
      </div>
    </dialog>
  );
};
