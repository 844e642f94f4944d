import { useTexts } from '../../../i18n/texts.tsx';
import { Consent } from '../../../shop/account/consent.lazy.tsx';
import { PasswordField } from '../../../shop/account/password-field.lazy.tsx';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { asksEmailFirst, type CheckoutNeeds } from '../answers/checkout-fields.ts';
import type { AccountProblem } from '../use-account.ts';
import { type Answers, EmailField } from './answer-field.tsx';

type AccountFieldsProps = Answers & {
  needs: CheckoutNeeds;
  password: string;
  /** With what creating the account agrees to, as it is shown. */
  onPassword: (password: string, consent: string) => void;
  /** Why the account could not be made now. */
  problem: AccountProblem | null;
  /** Places the order without an account. */
  onOrderWithout: () => void;
};

/** Why there is no account yet, and the way on without one. */
const Problem = ({ problem, onOrderWithout }: { problem: AccountProblem; onOrderWithout: () => void }) => {
  const texts = useTexts('checkoutOptions');
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4" role="alert">
      <p className="flex items-start gap-2 text-sm leading-snug font-medium">
        <Icon className="mt-0.5 size-4.5" name="offline" />
        {problem === 'offline' ? texts.accountOffline : texts.accountUnanswered}
      </p>
      <button
        className={`${buttonStyle.quiet} bg-surface`}
        id="orderWithout"
        name="orderWithout"
        onClick={onOrderWithout}
        type="button"
      >
        {texts.orderWithout}
      </button>
    </div>
  );
};

/** What a new account needs besides the recipient: an e-mail address, where none is given above, and a password. */
export const AccountFields = ({
  needs,
  password,
  onPassword,
  problem,
  onOrderWithout,
  ...answers
}: AccountFieldsProps) => {
  const texts = useTexts('account');
  const { email } = useTexts('checkout');
  return (
    <>
      {!asksEmailFirst(answers.fields, needs) && <EmailField {...answers} label={email} />}
      <PasswordField
        autoComplete="new-password"
        enterKeyHint="done"
        error={answers.errorOf('password')}
        hint={texts.passwordHint}
        id="password"
        label={texts.password}
        name="password"
        onChange={(event) => onPassword(event.currentTarget.value, texts.consentToTerms)}
        value={password}
      />
      <Consent />
      {problem !== null && <Problem onOrderWithout={onOrderWithout} problem={problem} />}
    </>
  );
};
