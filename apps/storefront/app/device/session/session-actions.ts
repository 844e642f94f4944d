import type { CustomerSession, GivenCustomer, PastAddress } from '@dijla/contract/client';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { enqueueTask, replaceTasks } from '@dijla/device/queue/send-tasks';
import { newTask } from '@dijla/device/queue/sync-task';
import {
  changePassword as changePasswordAt,
  type Passwords,
} from '@dijla/device/session/account/change-password';
import {
  changeSignIn as changeSignInAt,
  type SignInChange,
} from '@dijla/device/session/account/change-sign-in';
import {
  type CodeReason,
  type CodeRecipient,
  type CodeSent,
  sendCode as sendCodeAt,
  setForgottenPassword as setForgottenPasswordAt,
  signInByCode as signInByCodeAt,
  verifyPasswordCode as verifyPasswordCodeAt,
  verifyTelephone as verifyTelephoneAt,
  nativeAccountOf as nativeAccountOfAt,
  signInByNativeCode as signInByNativeCodeAt,
} from '@dijla/device/session/account/codes';
import { keepsOwnPrices } from '@dijla/device/session/customer-prices';
import { followSession } from '@dijla/device/cart/cart-owner';
import {
  addressBookTask,
  type BookAddress,
  shownAddresses,
} from '@dijla/device/session/account/address-book';
import { openAccount as openAccountAt } from '@dijla/device/session/account/open-account';
import { pageCartController } from '../cart/page-cart-controller.ts';
import { letOwnPricesGo } from './page-session.ts';
import {
  deleteAccount as deleteAccountAt,
  loadPersonalData as loadPersonalDataAt,
} from '@dijla/device/session/account/privacy';
import { queueOf } from '@dijla/device/session/session-queue';
import {
  type Credentials,
  register as registerAt,
  type Registration,
  signIn as signInAt,
  type SignInResult,
} from '@dijla/device/session/sign-in';
import { liveSession } from './start-session.ts';

export type {
  BookAddress,
  CodeReason,
  CodeRecipient,
  CodeSent,
  Credentials,
  CustomerSession,
  Registration,
  SignInResult,
};

const live = () => liveSession(pageCartController());
const store = () => storeOfPath(location.pathname);
const query = () => ({ storeCode: store().code });

/** Signs in with e-mail or mobile number and password. */
export const signIn = (credentials: Credentials): Promise<SignInResult> =>
  signInAt(live().holder, credentials, store().code);

/** Sends a code to a number or an e-mail address. */
export const sendCode = (asked: { reason: CodeReason; to: CodeRecipient }): Promise<CodeSent> =>
  sendCodeAt(live().holder, asked, store().code);

/** Signs in by a code that was sent to a number. */
export const signInByCode = (given: { mobileNumber: string; code: string }): Promise<SignInResult> =>
  signInByCodeAt(live().holder, given, store().code);

/** Reads whose account the code opens that an app of the shop was given. */
export const nativeAccountOf = (code: string) => nativeAccountOfAt(live().holder, code, store().code);

/** Signs in by the code that an app of the shop was given. */
export const signInByNativeCode = (code: string): Promise<SignInResult> =>
  signInByNativeCodeAt(live().holder, code, store().code);

/** Exchanges a code for a token that sets a password. */
export const verifyPasswordCode = (given: { to: CodeRecipient; code: string }) =>
  verifyPasswordCodeAt(live().holder, given, store().code);

/** Sets a forgotten password and signs in with it. */
export const setForgottenPassword = (given: {
  to: CodeRecipient;
  token: string;
  password: string;
}): Promise<SignInResult> => setForgottenPasswordAt(live().holder, given, store().code);

/** Verifies the customer's own number by a code. */
export const verifyTelephone = (code: string): Promise<SignInResult> =>
  verifyTelephoneAt(live().holder, code, store().code);

/** Creates an account and signs in. */
export const register = (given: Registration): Promise<SignInResult> =>
  registerAt(live().holder, given, store());

/** Milliseconds that the merged cart may take to reach the provider before the order is made without waiting. */
const mergePatience = 5_000;

/** E-mail addresses of accounts whose creation got no answer on this page. */
const unansweredAccounts = new Set<string>();

/**
 * Creates an account on the way to an order, signs in, and lets the cart follow: from then on it is the customer's,
 * merged once, and so is the order. The screen keeps showing the cart meanwhile.
 */
export const openAccount = (given: Registration): Promise<SignInResult> => {
  const controller = pageCartController();
  const { holder } = liveSession(controller);
  return controller.hold(async () => {
    const made = await openAccountAt(holder, given, { store: store(), asked: unansweredAccounts });
    if (!made.ok) return made;
    await followSession(controller);
    await Promise.race([controller.send(), holder.place.wait(mergePatience)]);
    return made;
  });
};

/**
 * Signs out and removes everything of the customer from the device; the provider is notified as soon as it
 * can be reached.
 */
export const signOut = async (): Promise<void> => {
  const { holder, send } = live();
  const hasOwnPrices = await keepsOwnPrices(holder.place.storage);
  await holder.end(false);
  await send();
  if (hasOwnPrices) letOwnPricesGo();
};

/**
 * Saves the customer with a task that may wait for a connection; the result arrives as a notice (spec 2 §7).
 */
export const saveProfile = async (customer: GivenCustomer): Promise<void> => {
  const { holder, send } = live();
  const kept = await holder.kept();
  if (kept === null) return;
  const input = { query: query(), body: { customer } };
  const task = newTask({
    task_id: holder.place.newId(),
    call: 'user/update',
    input,
    entity: 'profile',
    customer_id: kept.profile.id,
    callback_event: 'store:session/profile-saved',
  });
  await enqueueTask(queueOf(holder), task);
  await send();
};

/**
 * Saves the address book with a task that may wait for a connection; until it is sent, the device shows it as it
 * was changed. Names the addresses that this device has read, so that those of another device stay. A change that
 * is still waiting is replaced. False where nobody is signed in any more.
 */
export const saveAddressBook = async (addresses: readonly BookAddress[]): Promise<boolean> => {
  const { holder, send } = live();
  const kept = await holder.kept();
  if (kept === null) return false;
  const task = addressBookTask(kept.profile, addresses, { task_id: holder.place.newId(), ...query() });
  await holder.keepProfile({ ...kept.profile, addresses: shownAddresses(addresses, kept.profile.id) });
  await replaceTasks(queueOf(holder), task);
  await send();
  return true;
};

/**
 * Saves the customer with another e-mail address or mobile number. Needs a connection: nothing is stored for
 * a retry.
 */
export const changeSignIn = (change: SignInChange): Promise<SignInResult> =>
  changeSignInAt(live().holder, change, store().code);

/** Sets a new password and signs in with it. Needs a connection: nothing is stored for a retry. */
export const changePassword = (passwords: Passwords): Promise<SignInResult> =>
  changePasswordAt(live().holder, passwords, store().code);

/** Loads everything the shop keeps about the customer, by the password or by a code. */
export const loadPersonalData = (proof: { password: string } | { otp: string }) =>
  loadPersonalDataAt(live().holder, proof, store().code);

/**
 * Gives the account up by the code that confirms it, and signs out on this device. Then `onDeleted` is told until when
 * signing in keeps the account: a page left before that would find a session that has ended.
 */
export const deleteAccount = async (
  otp: string,
  onDeleted: (deletesAt: string) => void,
): Promise<SignInResult> => {
  const deleted = await deleteAccountAt(live().holder, otp, store().code);
  if (!deleted.ok) return deleted;
  await signOut();
  onDeleted(deleted.result.deletes_at);
  return { ok: true };
};

/** Number of orders among which the last delivered one is looked for. */
const lookedThrough = 5;

/** Returns the address of the customer's last delivered order; null if there is none or it cannot be read now. */
export const loadLastAddress = async (): Promise<PastAddress | null> => {
  const answer = await live().holder.client('user/order-history', {
    query: { ...query(), pageSize: String(lookedThrough), currentPage: '1' },
  });
  const items = answer.ok ? answer.result.items : [];
  const addresses = items.map(
    ({ extension_attributes: { shipping_assignments: assigned } }) => assigned[0]?.shipping.address,
  );
  return (
    addresses.find((address): address is PastAddress => address !== undefined && 'city' in address) ?? null
  );
};

/** Returns the customer's sessions; null if they cannot be read now. */
export const loadSessions = async (): Promise<CustomerSession[] | null> => {
  const answer = await live()
    .holder.client('user/sessions', { query: query() })
    .catch(() => null);
  return answer?.ok ? answer.result : null;
};

/** Ends one session, or all but this one; returns false if it failed. */
export const revokeSessions = async (which: number | 'others'): Promise<boolean> => {
  const { client } = live().holder;
  const asked =
    which === 'others'
      ? client('user/revoke-other-sessions', { query: query() })
      : client('user/revoke-session', { query: query(), params: { sessionId: String(which) } });
  return asked.then(({ ok }) => ok).catch(() => false);
};

/** Returns where the messages of a shop are read that sends none; null everywhere else. */
export const readTestInbox = async (): Promise<string | null> => {
  const answer = await live()
    .holder.guestClient('other/test-inbox', { query: query() })
    .catch(() => null);
  return answer?.ok ? answer.result.url : null;
};

/** Shows the session stored on the device. */
export const showSession = (): Promise<void> => live().holder.show();
