import type { NodemailerError } from 'nodemailer';
import type { Delivery } from './delivery.ts';

export type SmtpFailure = Partial<Pick<NodemailerError, 'code' | 'command' | 'response' | 'responseCode'>>;

/** Commands whose refusal is about the message; others are about the connection or the shop's password. */
const ofTheMessage = new Set(['MAIL FROM', 'RCPT TO', 'DATA']);

/** RFC 3463: no such mailbox or domain, moved, null MX, mailbox disabled. 5.7 is policy, which may change. */
const deadStatus = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/;
const deadCodes = new Set([521, 550, 551, 553, 556]);
/** Servers without status codes also say 550 to senders they do not trust. */
const aboutTheSender = /relay|auth|spam|block|black|polic|reputation|sender|denied|rate|spf|dkim|dmarc/i;

const statusOf = ({ response = '' }: SmtpFailure): string | undefined =>
  /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

const isDeadAddress = (failure: SmtpFailure): boolean => {
  const status = statusOf(failure);
  if (failure.command === 'MAIL FROM') return false;
  if (status !== undefined) return deadStatus.test(status);
  return (
    failure.command === 'RCPT TO' &&
    deadCodes.has(failure.responseCode ?? 0) &&
    !aboutTheSender.test(failure.response ?? '')
  );
};

/** Names codes and the command only: a server's words often repeat the address. */
const nameOf = (failure: SmtpFailure): string =>
  [
    'SMTP',
    failure.responseCode ?? failure.code,
    statusOf(failure),
    failure.command && `at ${failure.command}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/**
 * Returns what an error of nodemailer means for the message: 5xx to it is for good, 4xx and a failed
 * connection are not. `wasHandedOver`: whether the server had the whole message, so that silence says
 * nothing.
 */
export const smtpOutcome = (failure: SmtpFailure, wasHandedOver: boolean): Delivery => {
  const { responseCode, command } = failure;
  const error = nameOf(failure);
  if (responseCode === undefined) return { outcome: wasHandedOver ? 'unknown' : 'again', error };
  return responseCode >= 500 && ofTheMessage.has(command ?? '')
    ? { outcome: 'never', error, isDeadAddress: isDeadAddress(failure) }
    : { outcome: 'again', error };
};
