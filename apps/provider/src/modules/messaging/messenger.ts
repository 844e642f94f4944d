import { setTimeout as pause } from 'node:timers/promises';
import { fairSemaphore } from '@dijla/semaphore/fair-semaphore';
import type { Database } from '../../database/database.ts';
import { type Schedule, type Subscriber, subscriber } from '../../events/subscriber.ts';
import type { Logger } from '../../logger.ts';
import type { Stores } from '../store-views/store-views.ts';
import { findDueMessages, lostAfterMs } from './queue/claim-sql.ts';
import { deliverMessage, type DeliveryParts } from './queue/deliver-message.ts';
import { eraseMessages, keptDays } from './queue/erase-messages-sql.ts';
import type { QuietHours } from './queue/quiet-hours.ts';
import { readPause } from './queue/pause-sql.ts';
import { giveUpLost } from './queue/settle-sql.ts';
import { framesOf } from './rendering/frames-of.ts';
import { findTemplates } from './rendering/find-templates.ts';
import type { WritingParts } from './rendering/writing.ts';
import { mailOverSmtp } from './transports/mail-over-smtp.ts';
import { clearOutbox, mailIntoFolder, smsIntoFolder } from './transports/outbox-folder.ts';
import { webPushTransport } from './transports/web-push.ts';
import { smsOverGateway } from './transports/sms-gateways.ts';

export type MessageSettings = {
  /** Without one, e-mails are written into the outbox folder. */
  smtpUrl: string | undefined;
  /** Without one, SMS are written into the outbox folder. */
  smsUrl: string | undefined;
  /** Address that e-mails come from; the name beside it is the brand's. */
  mailFrom: string;
  outboxFolder: string;
  /** Address of the sandbox's push service, while there is one. */
  testPush: string | undefined;
  /** When no SMS of marketing is sent. */
  quietHours: QuietHours;
  /** Whether messages wait in this process. */
  isPaused: boolean;
};

export type MessengerParts = Omit<WritingParts, 'brand'> & {
  settings: MessageSettings;
  database: Database;
  stores: Stores;
  logger: Logger;
  /** Epoch milliseconds. */
  now: () => number;
};

/** What sends messages, as jobs of this process. */
export type Messenger = {
  /** Sends a message at once, unless another process has it or it is not due. */
  deliver: (messageId: number) => Promise<void>;
  /** Sends everything that is due and that no job sends. */
  deliverDue: () => Promise<void>;
  subscribers: readonly Subscriber[];
  schedules: readonly Schedule[];
};

/**
 * Writing an e-mail takes about 10 ms of the thread that also answers shoppers. With a rest after each
 * message, a process sends some 30 a second and leaves most of its time to them.
 */
const atOnce = 4;
const restMs = 100;
/** Who waits longer is left to the schedule. */
const patienceMs = 300_000;
const waitingAtMost = 1000;
const dueAtOnce = 100;
/** The schedule ends before its job counts as stuck; what is left is sent by its next run. */
const longestRunMs = 600_000;

const transportsOf = ({
  settings,
  database,
  now,
}: MessengerParts): Pick<DeliveryParts, 'mail' | 'sms' | 'push'> => {
  const outbox = { folder: settings.outboxFolder, now };
  return {
    mail:
      settings.smtpUrl === undefined
        ? mailIntoFolder(outbox)
        : mailOverSmtp(settings.smtpUrl, settings.mailFrom),
    sms: settings.smsUrl === undefined ? smsIntoFolder(outbox) : smsOverGateway(settings.smsUrl),
    push: webPushTransport({
      database,
      contact: `mailto:${settings.mailFrom}`,
      testPush: settings.testPush,
    }),
  };
};

const deliveryParts = async (parts: MessengerParts): Promise<DeliveryParts> => {
  const { database, logger, now, settings } = parts;
  return {
    database,
    logger,
    now,
    templates: await findTemplates(),
    ...transportsOf(parts),
    quietHours: settings.quietHours,
    ...framesOf(parts),
  };
};

/** Says in the log why messages wait, so that nobody wonders. */
const tellPause = async ({ settings, database, logger }: MessengerParts): Promise<void> => {
  const reason = settings.isPaused ? 'MESSAGES=paused' : (await readPause(database))?.reason;
  if (reason !== undefined) logger.warn({ reason }, 'messages wait: npm run messages -- --release');
};

/** Prepares the sending of messages. Rejects when a template is not right. */
export const messengerOf = async (parts: MessengerParts): Promise<Messenger> => {
  const { settings, database, now } = parts;
  const delivery = await deliveryParts(parts);
  await tellPause(parts);
  const { acquire } = fairSemaphore({ atOnce, waitingAtMost, patienceMs });
  const deliver = async (messageId: number): Promise<void> => {
    if (settings.isPaused) return;
    const release = await acquire(new AbortController().signal);
    if (release === null) return;
    try {
      if (await deliverMessage(delivery, messageId)) await pause(restMs, undefined, { ref: false });
    } finally {
      release();
    }
  };
  const deliverDue = async (): Promise<void> => {
    if (settings.isPaused) return;
    await giveUpLost(database, now() - lostAfterMs);
    const begun = performance.now();
    let found = dueAtOnce;
    while (found === dueAtOnce && performance.now() - begun < longestRunMs) {
      const due = await findDueMessages(database, { now: now(), limit: dueAtOnce });
      found = due.length;
      await Promise.all(due.map(deliver));
    }
  };
  return {
    deliver,
    deliverDue,
    subscribers: [
      subscriber({
        event: 'message.queued',
        name: 'deliver',
        handle: ({ data: { messageId } }) => deliver(messageId),
      }),
    ],
    schedules: [
      { name: 'deliver-messages', cron: '* * * * *', run: deliverDue },
      {
        name: 'erase-messages',
        cron: '20 * * * *',
        run: async () => {
          await eraseMessages(database, now());
          await clearOutbox(settings.outboxFolder, now() - keptDays * 86_400_000);
        },
      },
    ],
  };
};
