import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** An e-mail, an SMS or a push message as a shop without a mail server and gateway writes it (`DATA_DIR/outbox`). */
export type InboxMessage = {
  /** Name of its file. */
  file: string;
  channel: 'email' | 'sms' | 'push';
  to: string;
  at: string;
  subject?: string;
  text: string;
  html?: string;
};

const shownAtMost = 100;

const filesOf = async (outbox: string): Promise<string[]> =>
  (await readdir(outbox).catch(() => [])).filter((name) => /^[\w][\w.-]*\.json$/.test(name)).toSorted();

const readMessage = async (outbox: string, file: string): Promise<InboxMessage | null> => {
  const text = await readFile(join(outbox, file), 'utf8').catch(() => null);
  return text === null ? null : { ...(JSON.parse(text) as Omit<InboxMessage, 'file'>), file };
};

/** Reads the latest messages, the newest first; those to one recipient where it is given. */
export const readInbox = async (outbox: string, to: string | null): Promise<InboxMessage[]> => {
  const files = (await filesOf(outbox)).slice(-shownAtMost).toReversed();
  const messages = await Promise.all(files.map((file) => readMessage(outbox, file)));
  return messages.filter(
    (message) => message !== null && (to === null || message.to === to),
  ) as InboxMessage[];
};

/** Reads one message; null when there is none of this name. */
export const findMessage = async (outbox: string, file: string): Promise<InboxMessage | null> =>
  (await filesOf(outbox)).includes(file) ? readMessage(outbox, file) : null;
