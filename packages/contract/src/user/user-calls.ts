import { deleteAddress, saveAddressBook } from './address-book.ts';
import { changePassword } from './change-password.ts';
import { changeForgottenPassword, sendPasswordCode, verifyPasswordCode } from './forgotten-password.ts';
import { createPassword, resetPassword } from './reset-password.ts';
import { logInByCode, sendLoginCode } from './log-in-by-code.ts';
import { sendTelephoneCode, verifyTelephone } from './verify-telephone.ts';
import { logInByFacebook, signUpByFacebook } from './facebook-login.ts';
import {
  beginIdentity,
  beginSocialLogin,
  finishSocialLogin,
  joinBySocialLogin,
  listIdentities,
  listLoginProviders,
  removeIdentity,
  signUpBySocialLogin,
} from './social-login.ts';
import { createCustomer } from './create-customer.ts';
import { listOrders } from './list-orders.ts';
import { listReviews } from './list-reviews.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { logInByNativeCode, readNativeAccount, readNativeCode } from './native-login.ts';
import { deleteAccount, exportPersonalData, sendPrivacyCode } from './privacy.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogIn,
  listPasskeys,
  logInByPasskey,
  removePasskey,
} from './passkeys.ts';
import { readProfile } from './read-profile.ts';
import { refreshToken } from './refresh-token.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { updateProfile } from './update-profile.ts';

/** The calls of customers' accounts, by name. */
export const userCalls = {
  'user/create': createCustomer,
  'user/login': logIn,
  'user/refresh': refreshToken,
  'user/logout': logOut,
  'user/me': readProfile,
  'user/update': updateProfile,
  'user/save-address-book': saveAddressBook,
  'user/delete-address': deleteAddress,
  'user/change-password': changePassword,
  'user/forgot-password': sendPasswordCode,
  'user/verify-password-code': verifyPasswordCode,
  'user/change-forgotten-password': changeForgottenPassword,
  'user/reset-password': resetPassword,
  'user/create-password': createPassword,
  'user/send-telephone-code': sendTelephoneCode,
  'user/verify-telephone': verifyTelephone,
  'user/send-login-code': sendLoginCode,
  'user/login-by-code': logInByCode,
  'user/send-privacy-code': sendPrivacyCode,
  'user/export-personal-data': exportPersonalData,
  'user/delete-account': deleteAccount,
  'user/social/providers': listLoginProviders,
  'user/social/begin': beginSocialLogin,
  'user/social/finish': finishSocialLogin,
  'user/social/sign-up': signUpBySocialLogin,
  'user/social/join': joinBySocialLogin,
  'user/identities': listIdentities,
  'user/begin-identity': beginIdentity,
  'user/remove-identity': removeIdentity,
  'user/native-code': readNativeCode,
  'user/native-account': readNativeAccount,
  'user/login-by-native-code': logInByNativeCode,
  'user/passkeys': listPasskeys,
  'user/begin-passkey': beginPasskey,
  'user/add-passkey': addPasskey,
  'user/remove-passkey': removePasskey,
  'user/begin-passkey-login': beginPasskeyLogIn,
  'user/login-by-passkey': logInByPasskey,
  'user/login-by-facebook': logInByFacebook,
  'user/sign-up-by-facebook': signUpByFacebook,
  'user/order-history': listOrders,
  'user/reviews': listReviews,
  'user/sessions': listSessions,
  'user/revoke-session': revokeSession,
  'user/revoke-other-sessions': revokeOtherSessions,
};
