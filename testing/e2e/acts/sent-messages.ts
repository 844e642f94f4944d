import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message as the shop without a mail server or SMS gateway writes it into a folder. */
type SentMessage = { to: string; text: string };

/** Returns the messages a shop has sent to somebody, the latest last. */
export const messagesTo = async (outbox: string, to: string): Promise<SentMessage[]> => {
  const files = (await readdir(outbox).catch(() => [])).toSorted();
  const messages = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(outbox, file), 'utf8')) as SentMessage),
  );
  return messages.filter((message) => message.to === to);
};

/** Returns how many messages somebody was sent, and the six digits in the latest. */
export const codeSentTo = async (
  outbox: string,
  to: string,
): Promise<{ count: number; code: string | undefined }> => {
  const sent = await messagesTo(outbox, to);
  return { count: sent.length, code: /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] };
};
