import { type CodeReason, sendCode } from '../../../device/session-actions.ts';
import { CodeForm as ShopCodeForm, type CodeFormProps } from '../../../shop/account/code-form.lazy.tsx';

/** Asks for a code of an account, and sends it again for the same reason. */
export const CodeForm = ({ reason, ...props }: Omit<CodeFormProps, 'send'> & { reason: CodeReason }) => (
  <ShopCodeForm {...props} send={() => sendCode({ reason, to: props.to })} />
);
