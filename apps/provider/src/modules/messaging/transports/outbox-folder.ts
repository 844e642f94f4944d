import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Channel } from '../queue/message.ts';
import type { Delivery, MailTransport, OutgoingMail, OutgoingSms, SmsTransport } from './delivery.ts';

/**
 * Names a file so that names sort by time: `2026-11-28T09-30-00.123Z-000017-sms-order-placed.json`. The name
 * is that of the message, so that a second attempt replaces the file of the first.
 */
const fileName = (channel: Channel, { id, createdAt, template }: OutgoingMail | OutgoingSms): string =>
  `${createdAt.toISOString().replaceAll(':', '-')}-${String(id).padStart(6, '0')}-${channel}-${template}.json`;

/** Writes a file whole, readable by the shop's user alone, because it holds addresses and codes. */
const writeWhole = async (folder: string, name: string, content: object): Promise<Delivery> => {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${name}.${process.pid}`);
    await writeFile(draft, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600 });
    await rename(draft, join(folder, name));
    return { outcome: 'accepted', providerId: name };
  } catch (error) {
    return { outcome: 'again', error: `outbox ${(error as NodeJS.ErrnoException).code ?? 'unknown'}` };
  }
};

export type OutboxOptions = {
  folder: string;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Returns what writes e-mails into a folder, for a shop without a mail server (DESIGN §9). */
export const mailIntoFolder =
  ({ folder, now }: OutboxOptions): MailTransport =>
  (mail) =>
    writeWhole(folder, fileName('email', mail), {
      channel: 'email',
      from: mail.sender,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      template: mail.template,
      language: mail.language,
      at: new Date(now()).toISOString(),
      ...(mail.unsubscribeUrl === null ? {} : { unsubscribeUrl: mail.unsubscribeUrl }),
      ...(mail.attachments.length === 0
        ? {}
        : {
            attachments: mail.attachments.map(({ filename, contentType, content }) => ({
              filename,
              contentType,
              base64: Buffer.from(content).toString('base64'),
            })),
          }),
    });

/** Returns what writes SMS into a folder, for a shop without a gateway (DESIGN §9). */
export const smsIntoFolder =
  ({ folder, now }: OutboxOptions): SmsTransport =>
  (sms) =>
    writeWhole(folder, fileName('sms', sms), {
      channel: 'sms',
      to: sms.to,
      text: sms.text,
      template: sms.template,
      language: sms.language,
      at: new Date(now()).toISOString(),
    });

/** Deletes what was written before a moment (epoch ms). Does nothing without the folder. */
export const clearOutbox = async (folder: string, before: number): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const file = join(folder, name);
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() && found.mtimeMs < before) await rm(file, { force: true });
  }
};
