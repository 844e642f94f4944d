import { phoneDigits } from '@dijla/commerce-rules/digits/phone-number';
import { useState } from 'react';
import type { Registration, SignInResult } from '../../device/session/session-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { fieldNamedIn, shownRefusal } from '../../shop/account/account-rules.ts';
import type { CheckoutAnswers, CheckoutFieldName, CheckoutNeeds } from './answers/checkout-fields.ts';
import { firstAddressOf } from './answers/order-addresses.ts';
import { splitName } from '../../shop/addresses/split-name.ts';

/** Why an account could not be made now: no connection, or no answer from the shop. */
export type AccountProblem = 'offline' | 'unanswered';

export type AccountOutcome =
  | { kind: 'made' }
  | { kind: 'not-now'; problem: AccountProblem }
  /** `name` is the field the refusal concerns, the password's where it names none. */
  | { kind: 'refused'; name: CheckoutFieldName; text: string };

/** Makes the account; its code that does not load counts as no answer. */
const openAccount = async (given: Registration): Promise<SignInResult> => {
  try {
    const actions = await import('../../device/session/session-actions.ts');
    return await actions.openAccount(given);
  } catch {
    return { ok: false, text: '' };
  }
};

/**
 * Holds the password of a new account, which leaves this page only to the provider, and makes the account before the
 * order, so that the order is the customer's. Nothing is ordered unless the account was made.
 */
export const useAccount = () => {
  const { phone, email } = useTexts('checkout');
  const words = useTexts('checkoutForm');
  const [password, setPassword] = useState('');
  const [consent, setConsent] = useState('');
  const [problem, setProblem] = useState<AccountProblem | null>(null);
  const open = async (answers: CheckoutAnswers, needs: CheckoutNeeds): Promise<AccountOutcome> => {
    const name = splitName(answers.fullName);
    setProblem(null);
    // A password is never queued: it is sent to the provider now or not at all (spec 2 §5).
    if (!navigator.onLine || name === null) return { kind: 'not-now', problem: 'offline' };
    const made = await openAccount({
      ...name,
      email: answers.email.trim(),
      mobilenumber: phoneDigits(answers.phone),
      password: answers.password,
      consent,
      addresses: firstAddressOf(answers, { needs, comma: words.comma }),
    });
    if (made.ok) {
      setPassword('');
      return { kind: 'made' };
    }
    if (made.text === '') return { kind: 'not-now', problem: 'unanswered' };
    const named = fieldNamedIn<'password' | 'email' | 'phone'>(made.text, {
      password: words.password,
      email,
      phone,
    });
    return { kind: 'refused', name: named ?? 'password', text: shownRefusal(made.text) };
  };
  return { password, setPassword, setConsent, problem, setProblem, open };
};
