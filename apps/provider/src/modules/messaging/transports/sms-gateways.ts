import type { SmsTransport } from './delivery.ts';
import { otpiq } from './otpiq.ts';
import type { SmsSender } from './sms-sender.ts';

/** The gateways by the scheme of `SMS_URL`. */
const gateways: Record<string, (url: URL) => SmsSender> = { 'otpiq:': otpiq, 'otpiq+http:': otpiq };

/**
 * Returns what hands SMS to the gateway of `SMS_URL`, under the name in its parameter `sender`.
 *
 * @throws when no gateway has its scheme.
 */
export const smsOverGateway = (smsUrl: string): SmsTransport => {
  const url = new URL(smsUrl);
  const gateway = gateways[url.protocol];
  if (gateway === undefined) throw new Error(`SMS_URL: no gateway for ${url.protocol}`);
  const sender = url.searchParams.get('sender') ?? undefined;
  const { send } = gateway(url);
  return ({ to, text, language }) => send({ to, text, language, sender });
};
