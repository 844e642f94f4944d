import { setTimeout as wait } from 'node:timers/promises';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type CodeToTell, issueUnsentCode, sendCode, spendCode } from '../../codes/codes.ts';
import type { Channel, MessageContent } from '../../messaging/messaging.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { knownDevice, markedDevice } from './known-device.ts';

type CodePurpose =
  | 'verify-telephone'
  | 'reset-password'
  | 'log-in'
  | 'export-data'
  | 'delete-account'
  | 'add-login'
  | 'payout-account';

/** What a code is for, and the number or e-mail address it is sent to, in one spelling. */
export type CodeOf = { purpose: CodePurpose; channel: Channel; to: string };

/** The browser of a request, and the cookie that makes it known where it is not. Other clients have none. */
const deviceOf = (context: RequestContext) => {
  const known = knownDevice(context);
  return known !== undefined || context.wantsTokenCookie
    ? markedDevice(known)
    : { device: undefined, cookies: [] };
};

const askerOf = ({ to, purpose }: CodeOf, context: RequestContext) => {
  const { device, cookies } = deviceOf(context);
  const asker = { subject: to, address: context.address, ...(device === undefined ? {} : { device }) };
  return { asker, key: { ...asker, purpose }, cookies };
};

/** What every call that sends a code answers, with the seconds until another may be sent. */
export type SentCode = { result: true; meta: { resendAfter: number }; cookies: readonly SentCookie[] };

export type CodeToSend = CodeOf & {
  /** Of whom the right code will be. Null sends none: the answers and the counting are the same. */
  customerId: number | null;
  /** The message with the code; the plain one by default. */
  contentOf?: (code: CodeToTell) => MessageContent;
  /** Writes what belongs to the code, in its transaction. */
  also?: (transaction: DatabaseTransaction) => Promise<unknown>;
};

/** Kept with a code: whose it is; null where it was sent to nobody. */
type KeptData = { customerId: number | null };

const plainCode = (params: CodeToTell): MessageContent => ({ template: 'one-time-code', params });

/** Milliseconds that asking for a code takes at least: longer than a code takes to be written. */
const evenMs = 120;

/**
 * Lets an answer take as long whether or not a code was written for it, so that nobody tells numbers and addresses of
 * customers from others by the time.
 */
const evenly = async <T>(act: () => Promise<T>): Promise<T> => {
  const end = wait(evenMs);
  const done = await act();
  await end;
  return done;
};

/**
 * Sends a six-digit code in the language of the store, and returns the call's answer. Counted for all processes, by whom it is sent to
 * and by who asks, so that nobody uses up another's codes (record 28).
 */
export const sendCustomerCode = (
  parts: CustomerParts,
  toSend: CodeToSend,
  context: RequestContext,
): Promise<SentCode | Refusal> => evenly(() => writeCustomerCode(parts, toSend, context));

const writeCustomerCode = async (
  parts: CustomerParts,
  { customerId, contentOf = plainCode, also, ...of }: CodeToSend,
  context: RequestContext,
): Promise<SentCode | Refusal> => {
  const { asker, key, cookies } = askerOf(of, context);
  const asked = await parts.limits.codes.ask(asker);
  if (isRefusal(asked)) return asked;
  const kept = { key, data: { customerId } satisfies KeptData, now: context.now };
  const resendAfter = await (customerId === null
    ? issueUnsentCode(parts, kept)
    : sendCode(parts, {
        ...kept,
        channel: of.channel,
        to: of.to,
        language: context.store.language,
        contentOf,
        ...(also && { also }),
      }));
  if (isRefusal(resendAfter)) {
    await asked.undo();
    return resendAfter;
  }
  return { result: true, meta: { resendAfter }, cookies };
};

/** Checks a typed code, and returns whose it is. Used up by this, whatever follows. */
export const checkCustomerCode = async (
  parts: CustomerParts,
  { code, ...of }: CodeOf & { code: string },
  context: RequestContext,
): Promise<{ customerId: number } | Refusal> => {
  const { asker, key } = askerOf(of, context);
  const spent = await spendCode(parts, { key, asker, typed: code, now: context.now });
  if (isRefusal(spent)) return spent;
  const { customerId } = spent.data as KeptData;
  return customerId === null ? refusal('user.code-expired') : { customerId };
};
