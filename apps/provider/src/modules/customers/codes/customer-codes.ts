import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';
import type { DatabaseTransaction } from '../../../database/connect.ts';
import { type CodeToTell, sendCode, spendCode } from '../../codes/codes.ts';
import type { Channel, MessageContent } from '../../messaging/messaging.ts';
import type { CustomerParts } from '../customer-parts.ts';

/** Cookie by which codes know the browser that asked for them, wherever it is by then. */
const deviceCookie = 'dijla_device';
const deviceDays = 30;
const deviceId = /^[\da-f-]{36}$/;

type CodePurpose = 'verify-telephone' | 'reset-password' | 'log-in' | 'export-data' | 'delete-account';

/** What a code is for, and the number or e-mail address it is sent to, in one spelling. */
export type CodeOf = { purpose: CodePurpose; channel: Channel; to: string };

/** The browser of a request, and the cookie that makes it known where it is not. Other clients have none. */
const deviceOf = ({ cookie, wantsTokenCookie }: RequestContext) => {
  const known = cookie(deviceCookie);
  const device =
    known !== undefined && deviceId.test(known) ? known : wantsTokenCookie ? randomUUID() : undefined;
  const cookies: SentCookie[] =
    device === undefined
      ? []
      : [
          {
            name: deviceCookie,
            value: device,
            path: '/api/user',
            sameSite: 'Strict',
            seconds: deviceDays * 86_400,
          },
        ];
  return { device, cookies };
};

const askerOf = ({ to, purpose }: CodeOf, context: RequestContext) => {
  const { device, cookies } = deviceOf(context);
  const asker = { subject: to, address: context.address, ...(device === undefined ? {} : { device }) };
  return { asker, key: { ...asker, purpose }, cookies };
};

/** What every call that sends a code answers, with the seconds until another may be sent. */
export type SentCode = { result: true; meta: { resendAfter: number }; cookies: readonly SentCookie[] };

export type CodeToSend = CodeOf & {
  /** Of whom the right code will be. Null issues none: the answer and the counting are the same. */
  customerId: number | null;
  /** The message with the code; the plain one by default. */
  contentOf?: (code: CodeToTell) => MessageContent;
  /** Writes what belongs to the code, in its transaction. */
  also?: (transaction: DatabaseTransaction) => Promise<unknown>;
};

/** Seconds a caller hears for a code that is not issued. */
const resendAfterNone = 60;

const plainCode = (params: CodeToTell): MessageContent => ({ template: 'one-time-code', params });

/**
 * Sends a six-digit code in the language of the store, and returns the call's answer. Counted for all processes, by whom it is sent to
 * and by who asks, so that nobody uses up another's codes (record 28).
 */
export const sendCustomerCode = async (
  parts: CustomerParts,
  { customerId, contentOf = plainCode, also, ...of }: CodeToSend,
  context: RequestContext,
): Promise<SentCode | Refusal> => {
  const { asker, key, cookies } = askerOf(of, context);
  const asked = await parts.limits.codes.ask(asker);
  if (isRefusal(asked)) return asked;
  const sent = (resendAfter: number): SentCode => ({ result: true, meta: { resendAfter }, cookies });
  if (customerId === null) return sent(resendAfterNone);
  const issued = await sendCode(parts, {
    key,
    channel: of.channel,
    to: of.to,
    language: context.store.language,
    data: { customerId },
    contentOf,
    ...(also && { also }),
    now: context.now,
  });
  if (isRefusal(issued)) {
    await asked.undo();
    return issued;
  }
  return sent(issued);
};

/** Checks a typed code, and returns whose it is. Used up by this, whatever follows. */
export const checkCustomerCode = async (
  parts: CustomerParts,
  { code, ...of }: CodeOf & { code: string },
  context: RequestContext,
): Promise<{ customerId: number } | Refusal> => {
  const { asker, key } = askerOf(of, context);
  const spent = await spendCode(parts, { key, asker, typed: code, now: context.now });
  return isRefusal(spent) ? spent : (spent.data as { customerId: number });
};
