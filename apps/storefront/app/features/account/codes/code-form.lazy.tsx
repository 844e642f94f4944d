import { type CodeReason, type CodeRecipient, sendCode } from '../../../device/session/session-actions.ts';
import { CodeForm as ShopCodeForm, type CodeFormProps } from '../../../shop/account/code-form.lazy.tsx';
import { TestInbox } from './test-inbox.lazy.tsx';

type AccountCodeProps = Omit<CodeFormProps, 'send' | 'to' | 'resendAt'> & {
  reason: CodeReason;
  to: CodeRecipient;
  resendAt: number;
};

/** Asks for a code of an account, and sends it again for the same reason. */
export const CodeForm = ({ reason, children, ...props }: AccountCodeProps) => (
  <ShopCodeForm {...props} send={() => sendCode({ reason, to: props.to })}>
    <TestInbox />
    {children}
  </ShopCodeForm>
);
