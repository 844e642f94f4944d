import type { StoreCode } from '@dijla/contract/store-views';
import type { SessionHolder } from '../session-holder.ts';
import { register, type Registration, signIn, type SignInResult } from '../sign-in.ts';

/**
 * Creates an account on the way to an order, and signs in (spec 1 §3, wire §6.2). `asked` holds the e-mail
 * addresses whose creation got no answer: for those the account may exist, so that signing in is tried first, and
 * an account is never refused as taken because its own creation arrived. A text that is empty means no answer.
 */
export const openAccount = async (
  holder: SessionHolder,
  given: Registration,
  { store, asked }: { store: { code: StoreCode; id: number }; asked: Set<string> },
): Promise<SignInResult> => {
  const { email, password } = given;
  if (asked.has(email)) {
    const entered = await signIn(holder, { username: email, password }, store.code);
    if (entered.ok || entered.text === '') return entered;
  }
  const made = await register(holder, given, store);
  if (made.ok || made.text !== '') asked.delete(email);
  else asked.add(email);
  return made;
};
