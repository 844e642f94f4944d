import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { type MessageSettings, messengerOf } from '@dijla/provider/modules/messaging/messaging';
import { loadStoreViews, storesOf } from '@dijla/provider/modules/store-views/store-views';

/** An e-mail or SMS as the outbox folder holds it. */
export type OutboxMessage = {
  channel: 'email' | 'sms';
  to: string;
  subject?: string;
  text: string;
  html?: string;
  template: string;
  language: string;
  at: string;
};

/** The folders of this process, removed when it ends. */
const folders: string[] = [];
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A new folder for messages, with what it holds in the order of time. */
export const outboxFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'dijla-outbox-'));
  folders.push(folder);
  const messages = (): OutboxMessage[] =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as OutboxMessage);
  return { folder, messages };
};

/** Settings of a shop without a mail server and gateway. */
export const messageSettings = (changes: Partial<MessageSettings> = {}): MessageSettings => ({
  smtpUrl: undefined,
  smsUrl: undefined,
  mailFrom: 'orders@dijla.example',
  outboxFolder: join(tmpdir(), 'dijla-no-outbox'),
  quietHours: { from: 22, until: 9 },
  isPaused: false,
  testPush: undefined,
  ...changes,
});

/** What one process of the shop sends messages with. */
export const testMessenger = async (
  database: Database,
  settings: Partial<MessageSettings>,
  { now = Date.now, write = () => undefined }: { now?: () => number; write?: (line: string) => void } = {},
) =>
  messengerOf({
    settings: messageSettings(settings),
    database,
    stores: storesOf(await loadStoreViews(database)),
    logger: loggerOf('debug', { write }),
    now,
    publicUrl: 'https://dijla.example',
    orderPath: ({ orderNumber }) => `/order-tracking?order=${orderNumber}`,
  });
