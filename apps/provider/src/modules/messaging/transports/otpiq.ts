import { traceOutbound } from '../../../trace-outbound.ts';
import type { Delivery } from './delivery.ts';
import type { SmsSender } from './sms-sender.ts';

/** A gateway that is slower than this has either taken the message or not. */
const patienceMs = 30_000;
const minuteMs = 60_000;

/** Failures before the request has left the shop. */
const notReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);
/** A gateway that does not show who it is gets nothing. */
const untrusted = /CERT|TLS|SSL/;
/** Answers of a proxy that heard nothing from the gateway behind it. */
const silentGateway = new Set([502, 504]);

type Answer = { smsId?: unknown; waitMinutes?: unknown; requiredCredit?: unknown };

const answerOf = async (response: Response): Promise<Answer> => {
  const body: unknown = await response.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
};

const deliveryOf = (status: number, { smsId, waitMinutes, requiredCredit }: Answer): Delivery => {
  const error = `OTPIQ ${status}`;
  if (status < 300) return { outcome: 'accepted', providerId: typeof smsId === 'string' ? smsId : null };
  if (typeof waitMinutes === 'number')
    return { outcome: 'again', error, afterMs: Math.max(1, waitMinutes) * minuteMs };
  if (requiredCredit !== undefined) return { outcome: 'again', error: `${error} credit` };
  if (silentGateway.has(status)) return { outcome: 'unknown', error };
  // 401, 402, 403 and 429 are about the shop's account, 3xx and 5xx about the gateway.
  const isAboutMessage = status >= 400 && status < 500 && ![401, 402, 403, 408, 429].includes(status);
  return isAboutMessage ? { outcome: 'never', error, isDeadAddress: false } : { outcome: 'again', error };
};

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error as Error).name;
};

/**
 * The gateway OTPIQ, for addresses such as `otpiq://KEY@api.otpiq.com?sender=NAME`. Texts
 * travel as `custom` messages, which the gateway sends as SMS.
 */
export const otpiq = (url: URL): SmsSender => {
  const scheme = url.protocol === 'otpiq+http:' ? 'http' : 'https';
  const endpoint = `${scheme}://${url.host}/api/sms`;
  const key = decodeURIComponent(url.username);
  return {
    send: async ({ to, text, sender }) => {
      try {
        const response = await traceOutbound(url, 'POST', () =>
          fetch(endpoint, {
            method: 'POST',
            headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
            body: JSON.stringify({
              phoneNumber: to.replace('+', ''),
              smsType: 'custom',
              customMessage: text,
              ...(sender === undefined ? {} : { senderId: sender }),
            }),
            redirect: 'manual',
            signal: AbortSignal.timeout(patienceMs),
          }),
        );
        return deliveryOf(response.status, await answerOf(response));
      } catch (error) {
        const code = codeOf(error);
        const wasReached = !notReached.has(code) && !untrusted.test(code);
        return { outcome: wasReached ? 'unknown' : 'again', error: `OTPIQ ${code}` };
      }
    },
  };
};
