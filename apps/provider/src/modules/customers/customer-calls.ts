import type { CallHandlers } from '../../call/call-handler.ts';
import { changePassword } from './calls/change-password.ts';
import { createCustomer } from './calls/create-customer.ts';
import { logIn } from './calls/log-in.ts';
import { logOut } from './calls/log-out.ts';
import { readProfile } from './calls/read-profile.ts';
import { refreshToken } from './calls/refresh-token.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { updateProfile } from './calls/update-profile.ts';
import { passwordsOf } from './passwords/check-password.ts';
import type { CustomerCallsParts } from './customer-parts.ts';

type CustomerCalls = Pick<
  CallHandlers,
  | 'user/create'
  | 'user/login'
  | 'user/refresh'
  | 'user/logout'
  | 'user/me'
  | 'user/update'
  | 'user/change-password'
  | 'user/sessions'
  | 'user/revoke-session'
  | 'user/revoke-other-sessions'
>;

/** Handlers of the customer calls (wire §6). */
export const customerCalls = (given: CustomerCallsParts): CustomerCalls => {
  const parts = { ...given, passwords: passwordsOf(given.limits) };
  return {
    'user/create': createCustomer(parts),
    'user/login': logIn(parts),
    'user/refresh': refreshToken(parts),
    'user/logout': logOut(parts),
    'user/me': readProfile(parts),
    'user/update': updateProfile(parts),
    'user/change-password': changePassword(parts),
    ...sessionCalls(parts),
  };
};
