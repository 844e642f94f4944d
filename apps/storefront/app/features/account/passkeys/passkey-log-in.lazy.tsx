import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { useTexts } from '../../../i18n/texts.tsx';
import { usePasskeyLogIn } from './use-passkey-log-in.lazy.ts';

/** Logs in by a passkey of this device. */
export const PasskeyLogIn = ({ onDone }: { onDone: () => void }) => {
  const texts = useTexts('account');
  const { problem, isBusy, ask } = usePasskeyLogIn(onDone);
  return (
    <>
      <button aria-busy={isBusy} className={buttonStyle.quiet} onClick={() => void ask()} type="button">
        <Icon className="size-5" name="lock" />
        {isBusy ? texts.loggingIn : texts.logInByPasskey}
      </button>
      <output className="text-center text-sm text-danger empty:hidden">{problem}</output>
    </>
  );
};
