import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

const mailAtMost = 20 * 1024 * 1024;

/** The same for a message that is sent again, so that its file is replaced. */
const fileOf = ({ messageId = '' }: ParsedMail, to: string, date: Date): string => {
  const hash = createHash('sha256').update(`${messageId} ${to}`).digest('hex').slice(0, 12);
  return `${date.toISOString().replaceAll(':', '-')}-smtp-${hash}-email.json`;
};

const keep = async (outbox: string, mail: ParsedMail, to: string): Promise<void> => {
  const at = new Date();
  const name = fileOf(mail, to, mail.date ?? at);
  const message = {
    channel: 'email',
    from: mail.from?.text ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    ...(mail.html === false ? {} : { html: mail.html }),
    at: at.toISOString(),
    ...(mail.attachments.length === 0
      ? {}
      : {
          attachments: mail.attachments.map(({ filename = '', contentType, content }) => ({
            filename,
            contentType,
            base64: content.toString('base64'),
          })),
        }),
  };
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  await writeFile(join(outbox, `.${name}`), `${JSON.stringify(message, undefined, 2)}\n`, { mode: 0o600 });
  await rename(join(outbox, `.${name}`), join(outbox, name));
};

export type MailReceiver = {
  /** For the setting `SMTP_URL`. */
  url: string;
  stop: () => Promise<void>;
};

/** Receives e-mails over SMTP, on this machine alone, and keeps each in the folder of the inbox, one file a recipient. */
export const startMailReceiver = async (outbox: string): Promise<MailReceiver> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mailAtMost,
    onData: (stream, { envelope }, done) => {
      const take = async () => {
        try {
          const mail = await simpleParser(stream);
          for (const { address } of envelope.rcptTo) await keep(outbox, mail, address);
          done();
        } catch {
          done(Object.assign(new Error('4.3.0 not kept'), { responseCode: 451 }));
        }
      };
      void take();
    },
  });
  // Senders that break off are no reason to end the shop, whose process this is.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
};
