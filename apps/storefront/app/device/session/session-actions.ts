import type { CustomerSession, GivenCustomer } from '@dijla/contract/client';
import { storeOfPath } from '../../i18n/store-of-path.ts';
import { enqueueTask } from '../../offline/send-tasks.ts';
import { newTask } from '../../offline/sync-task.ts';
import { changePassword as changePasswordAt, type Passwords } from './change-password.ts';
import { changeSignIn as changeSignInAt, type SignInChange } from './change-sign-in.ts';
import { keepsOwnPrices } from './customer-prices.ts';
import { pageCartController } from '../page/page-cart-controller.ts';
import { letOwnPricesGo } from './page-session.ts';
import { queueOf } from './session-queue.ts';
import {
  type Credentials,
  register as registerAt,
  type Registration,
  signIn as signInAt,
  type SignInResult,
} from './sign-in.ts';
import { liveSession } from './start-session.ts';

export type { Credentials, CustomerSession, Registration, SignInResult };

const live = () => liveSession(pageCartController());
const store = () => storeOfPath(location.pathname);
const query = () => ({ storeCode: store().code });

/** Signs in with e-mail or mobile number and password. */
export const signIn = (credentials: Credentials): Promise<SignInResult> =>
  signInAt(live().holder, credentials, store().code);

/** Creates an account and signs in. */
export const register = (given: Registration): Promise<SignInResult> =>
  registerAt(live().holder, given, store());

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
 * Saves the customer with another e-mail address or mobile number. Needs a connection: nothing is stored for
 * a retry.
 */
export const changeSignIn = (change: SignInChange): Promise<SignInResult> =>
  changeSignInAt(live().holder, change, store().code);

/** Sets a new password and signs in with it. Needs a connection: nothing is stored for a retry. */
export const changePassword = (passwords: Passwords): Promise<SignInResult> =>
  changePasswordAt(live().holder, passwords, store().code);

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

/** Shows the session stored on the device. */
export const showSession = (): Promise<void> => live().holder.show();
