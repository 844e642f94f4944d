import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import type { SignInResult } from '../../device/session/session-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { CodeForm, type CodeFormProps } from '../account/code-form.lazy.tsx';

type MonthsCodeProps = Pick<CodeFormProps, 'to' | 'label' | 'send' | 'resendAt'> & {
  /** What is done with the code; one that is refused can be typed again. */
  check: (code: string) => Promise<SignInResult>;
  onClose: () => void;
};

/** Asks for the code that confirms the months in which an order is paid (spec 2 §2). */
export const MonthsCode = ({ onClose, check, ...code }: MonthsCodeProps) => {
  const texts = useTexts('cardMonths');
  return (
    <Sheet
      closeLabel={texts.close}
      from="bottom"
      id="modal-qicard-otp"
      onClose={onClose}
      title={texts.codeTitle}
    >
      <CodeForm {...code} check={check} onDone={() => undefined} takesFocus />
    </Sheet>
  );
};
