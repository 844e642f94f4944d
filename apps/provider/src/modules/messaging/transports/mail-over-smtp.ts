import { PassThrough } from 'node:stream';
import { inPart } from '@dijla/tracing/tracing';
import { createTransport, type NodemailerError } from 'nodemailer';
import { isLoopback } from '../../../is-loopback.ts';
import type { MailTransport, OutgoingMail } from './delivery.ts';
import { smtpOutcome } from './smtp-outcome.ts';

const connectMs = 20_000;
/** RFC 5321 §4.5.3.2: a server may take long over a message it has; whoever gives up early sends it twice. */
const silenceMs = 180_000;
/** Well within the time after which another process takes the message for lost. */
const deadlineMs = 300_000;

/** Passwords and addresses do not travel unencrypted, except within this machine. */
const security = (url: string) => {
  const { protocol, hostname, username } = new URL(url);
  if (isLoopback(hostname)) return { tls: { rejectUnauthorized: false } };
  return { requireTLS: protocol === 'smtp:' && username !== '' };
};

/** The same for every attempt, by which receivers recognize a second copy. */
const messageIdOf = ({ id, createdAt }: OutgoingMail, address: string): string =>
  `<message-${id}.${createdAt.getTime()}@${address.split('@')[1] ?? 'localhost'}>`;

/** By these a mail program offers to end it with one press, without opening a page (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string | null): Record<string, string> =>
  url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };

const mailOf = (mail: OutgoingMail, address: string) => ({
  from: { name: mail.sender, address },
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: mail.attachments.map(({ filename, contentType, content }) => ({
    filename,
    contentType,
    content: Buffer.from(content),
  })),
  messageId: messageIdOf(mail, address),
  date: mail.createdAt,
  // Out-of-office replies to an order are of no use to anybody (RFC 3834).
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': mail.language,
    ...unsubscribeHeaders(mail.unsubscribeUrl),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Returns what hands e-mails from an address to the server of `SMTP_URL`, one connection each. */
export const mailOverSmtp =
  (url: string, address: string): MailTransport =>
  async (mail) => {
    let wasHandedOver = false;
    try {
      const transporter = createTransport({
        url,
        ...security(url),
        connectionTimeout: connectMs,
        greetingTimeout: connectMs,
        socketTimeout: silenceMs,
      });
      transporter.use('stream', ({ message }, next) => {
        message.transform(
          () =>
            new PassThrough({
              flush: (done) => {
                wasHandedOver = true;
                done();
              },
            }),
        );
        next();
      });
      const { host } = new URL(url);
      await inPart(`SMTP ${host}`, { kind: 'client', attributes: { 'server.address': host } }, () =>
        transporter.sendMail({ ...mailOf(mail, address), signal: AbortSignal.timeout(deadlineMs) }),
      );
      return { outcome: 'accepted', providerId: messageIdOf(mail, address) };
    } catch (error) {
      return smtpOutcome(error as NodemailerError, wasHandedOver);
    }
  };
