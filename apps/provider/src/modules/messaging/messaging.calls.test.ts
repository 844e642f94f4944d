import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { testDatabase } from '@dijla/test-kit/database/test-database';
import { mailServer, type ParsedMail } from '@dijla/test-kit/messages/mail-server';
import { outboxFolder, testMessenger } from '@dijla/test-kit/messages/test-messenger';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { connect } from '../../database/connect.ts';
import { countStatements } from '../../database/count-statements.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { gaugeJobs } from '../../events/gauge-jobs.ts';
import { countMessages, send, suppress, unsuppress } from './messaging.ts';
import type { OutgoingMessage } from './queue/message.ts';
import { eraseMessages } from './queue/erase-messages-sql.ts';
import { dropWaiting, pauseMessages, readPause, releaseMessages } from './queue/pause-sql.ts';
import { retryFailed } from './queue/retry-failed-sql.ts';

const { db, url } = await testDatabase();
const minute = 60_000;
let causes = 0;

/** A notice to an address, for a cause of its own. */
const notice = (to: string, changes: Partial<OutgoingMessage> = {}): OutgoingMessage =>
  ({
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    template: 'notice',
    params: { subject: 'A notice', paragraphs: [`To ${to}.`] },
    language: 'en',
    cause: `cause ${(causes += 1)}`,
    ...changes,
  }) as OutgoingMessage;

const sendAll = (...messages: OutgoingMessage[]): Promise<number> =>
  inTransaction(db, (transaction) => send(transaction, messages));

const rowOf = (id: number) =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Sends one message and returns its id. */
const written = async (message: OutgoingMessage): Promise<number> => {
  expect(await sendAll(message)).toBe(1);
  const { id } = await db
    .selectFrom('message')
    .select('id')
    .where('dedupe_key', 'like', `${message.cause} %`)
    .executeTakeFirstOrThrow();
  return id;
};

describe('send', () => {
  it('writes messages and their jobs in two statements, however many there are', async () => {
    const messages = Array.from({ length: 40 }, (_, at) => notice(`many-${at}@example.iq`));
    const { statements } = await countStatements(() => sendAll(...messages));
    expect(statements.filter((text) => !/^(begin|commit|start|set)/i.test(text))).toHaveLength(2);
    const jobs = await db.selectFrom('event').select('key').where('name', '=', 'message.queued').execute();
    expect(jobs.length).toBeGreaterThanOrEqual(40);
    await dropWaiting(db);
  });

  it('leaves nothing behind in a transaction that is rolled back', async () => {
    const message = notice('undone@example.iq');
    await expect(
      inTransaction(db, async (transaction) => {
        await send(transaction, [message]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(
      await db.selectFrom('message').select('id').where('to', '=', 'undone@example.iq').execute(),
    ).toEqual([]);
  });

  it('writes the same once for its cause, template and recipient, in any spelling', async () => {
    const message = notice('07701234567');
    expect(await sendAll(message, message)).toBe(1);
    expect(await sendAll({ ...message, to: '+964 770 123 4567' })).toBe(0);
    expect(await sendAll({ ...message, to: '07801234567' }, notice('07701234567'))).toBe(2);
    await dropWaiting(db);
  });

  it('writes nothing to what is no address', async () => {
    expect(
      await sendAll(notice('no address', { channel: 'email' }), notice('6699'), notice('+447700900123')),
    ).toBe(0);
  });
});

describe('a message', () => {
  it('is written into the outbox without a server, and is sent', async () => {
    const outbox = outboxFolder();
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
    const mail = await written(notice('Noor@Example.iq'));
    const sms = await written(notice('٠٧٧٠ ١٢٣ ٤٥٦٧'));
    await messenger.deliver(mail);
    await messenger.deliver(sms);
    await messenger.deliver(mail);
    expect(outbox.messages()).toMatchObject([
      { channel: 'email', to: 'noor@example.iq', subject: 'A notice', template: 'notice', language: 'en' },
      { channel: 'sms', to: '+9647701234567', text: expect.stringContaining('Our shop: To') },
    ]);
    expect(await rowOf(mail)).toMatchObject({
      state: 'sent',
      attempts: 1,
      error: null,
      sent_at: expect.any(Date),
    });
  });

  it('is tried again after growing pauses while the server is busy, and sent once', async () => {
    const busy = { times: 3 };
    const server = await mailServer({
      onRecipient: () => ((busy.times -= 1) >= 0 ? { code: 452, text: '4.2.2 too many' } : null),
    });
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { smtpUrl: server.url }, { now: () => clock.at });
    const id = await written(notice('busy@example.iq'));
    const pauses: number[] = [];
    while ((await rowOf(id)).state !== 'sent' && pauses.length < 9) {
      await messenger.deliver(id);
      await messenger.deliver(id);
      const { not_before, state, attempts, error } = await rowOf(id);
      if (state !== 'queued') break;
      expect([attempts, error]).toEqual([pauses.length + 1, 'SMTP 452 4.2.2 at RCPT TO']);
      pauses.push((not_before?.getTime() ?? 0) - clock.at);
      clock.at = not_before?.getTime() ?? 0;
    }
    expect(pauses).toEqual([minute, 2 * minute, 4 * minute]);
    expect(server.mails).toHaveLength(1);
  });

  it('that is refused for good is never tried again, and its address gets no more', async () => {
    const asked: string[] = [];
    const server = await mailServer({
      onRecipient: (address) => {
        asked.push(address);
        return { code: 550, text: `5.1.1 <${address}> no such user` };
      },
    });
    const lines: string[] = [];
    const messenger = await testMessenger(
      db,
      { smtpUrl: server.url },
      { write: (line) => void lines.push(line) },
    );
    const first = await written(notice('gone@example.iq'));
    await messenger.deliver(first);
    await messenger.deliver(first);
    expect(await rowOf(first)).toMatchObject({
      state: 'failed',
      attempts: 1,
      error: 'SMTP 550 5.1.1 at RCPT TO',
    });
    const second = await written(notice('GONE@example.iq'));
    await messenger.deliver(second);
    expect(await rowOf(second)).toMatchObject({ state: 'suppressed', error: 'suppressed' });
    expect(asked).toEqual(['gone@example.iq']);
    const kept = await db.selectFrom('suppressed_address').selectAll().execute();
    expect(kept).toEqual([expect.objectContaining({ channel: 'email', reason: 'bounced' })]);
    expect(JSON.stringify(kept) + lines.join('')).not.toMatch(/gone@/i);
    expect(lines.join('')).toContain('SMTP 550 5.1.1 at RCPT TO');
  });

  it('goes to an address again once it is no longer suppressed', async () => {
    const outbox = outboxFolder();
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
    const number = { channel: 'sms' as const, address: '0750 123 4567' };
    await suppress(db, number, 'asked for it');
    const first = await written(notice('07501234567'));
    await messenger.deliver(first);
    expect((await rowOf(first)).state).toBe('suppressed');
    expect([await unsuppress(db, number), await unsuppress(db, number)]).toEqual([true, false]);
    await messenger.deliver(await written(notice('07501234567')));
    expect(outbox.messages()).toHaveLength(1);
  });

  it('is sent by one of two processes', async () => {
    const server = await mailServer();
    const processes = await Promise.all(
      [1, 2].map(async (number) => {
        const connection = connect({ url, applicationName: `sender ${number}`, poolSize: 4 });
        return { connection, messenger: await testMessenger(connection.db, { smtpUrl: server.url }) };
      }),
    );
    const ids = [];
    for (let at = 0; at < 8; at += 1) ids.push(await written(notice(`shared-${at}@example.iq`)));
    await Promise.all(ids.flatMap((id) => processes.map(({ messenger }) => messenger.deliver(id))));
    expect(server.mails.map(({ to }) => (Array.isArray(to) ? '' : to?.text)).toSorted()).toEqual(
      ids.map((_, at) => `shared-${at}@example.iq`).toSorted(),
    );
    await Promise.all(processes.map(({ connection }) => connection.close()));
  });

  it('waits for its time, and is given up when it is too late', async () => {
    const outbox = outboxFolder();
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder }, { now: () => clock.at });
    const id = await written(notice('later@example.iq', { notBefore: clock.at + 10 * minute }));
    const late = await written(notice('late@example.iq', { notAfter: clock.at + 5 * minute }));
    await messenger.deliver(id);
    await messenger.deliverDue();
    expect((await rowOf(id)).state).toBe('queued');
    clock.at += 10 * minute;
    await messenger.deliverDue();
    expect([(await rowOf(id)).state, (await rowOf(late)).state, (await rowOf(late)).error]).toEqual([
      'sent',
      'failed',
      'too late',
    ]);
    expect(outbox.messages().map(({ to }) => to)).toEqual(['later@example.iq']);
  });

  it('whose job was lost is found by the schedule', async () => {
    const outbox = outboxFolder();
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder }, { now: () => clock.at });
    for (let at = 0; at < 3; at += 1) await written(notice(`lost-${at}@example.iq`));
    await messenger.deliverDue();
    expect(outbox.messages()).toEqual([]);
    clock.at += 2 * minute;
    await messenger.deliverDue();
    expect(outbox.messages()).toHaveLength(3);
  });
});

describe('a message whose process is killed', () => {
  const dyingSender = join(
    import.meta.dirname,
    '../../../../../testing/kit/src/messages/dying-sender-process.ts',
  );

  const [early, late] = ['killed-early@example.iq', 'killed-late@example.iq'];
  const ids = new Map<string, number>();
  const children = new Map<string, ChildProcess>();
  const clock = { at: Date.now() };
  const addressOf = ({ to }: ParsedMail) => (Array.isArray(to) ? '' : (to?.text ?? ''));

  /** Kills the process that sends to this address, the first time only. */
  const kill = async (address: string): Promise<null> => {
    const child = children.get(address);
    children.delete(address);
    if (child?.kill('SIGKILL') === true) await once(child, 'exit');
    return null;
  };
  const server = { mails: [] as ParsedMail[], url: '' };
  const mailsTo = (address: string) => server.mails.filter((mail) => addressOf(mail) === address);

  beforeAll(async () => {
    Object.assign(
      server,
      await mailServer({
        onRecipient: async (address) => (address === early ? kill(address) : null),
        onMail: async (mail) => (addressOf(mail) === late ? kill(late) : null),
      }),
    );
    for (const address of [early, late]) ids.set(address, await written(notice(address)));
    for (const [address, id] of ids) children.set(address, fork(dyingSender, [url, server.url, String(id)]));
    await Promise.all([...children.values()].map((child) => once(child, 'exit')));
  });

  /** Lets the schedule of another process run several times, 16 minutes apart. */
  const surviveThrice = async () => {
    const survivor = await testMessenger(db, { smtpUrl: server.url }, { now: () => clock.at });
    for (let run = 0; run < 3; run += 1) {
      clock.at += 16 * minute;
      await survivor.deliverDue();
    }
  };

  it('between claim and send is sent by another process, once', async () => {
    const id = ids.get(early) ?? 0;
    expect([await rowOf(id), mailsTo(early)]).toMatchObject([{ state: 'sending', attempts: 1 }, []]);
    await surviveThrice();
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(mailsTo(early)).toHaveLength(1);
  });

  it('after the server took it is sent at most once more, under the same Message-ID', async () => {
    await surviveThrice();
    expect(mailsTo(late)).toHaveLength(2);
    expect(new Set(mailsTo(late).map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('twice is given up', async () => {
    const outbox = outboxFolder();
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder }, { now: () => clock.at });
    const id = await written(notice('lost-twice@example.iq'));
    await db
      .updateTable('message')
      .set({ state: 'sending', attempts: 2, is_uncertain: true, claimed_at: new Date(clock.at) })
      .where('id', '=', id)
      .execute();
    clock.at += 16 * minute;
    await messenger.deliverDue();
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'lost twice' });
    expect(outbox.messages().map(({ to }) => to)).not.toContain('lost-twice@example.iq');
  });
});

describe('a one-time code', () => {
  it('is in no row and no log once it is sent', async () => {
    const outbox = outboxFolder();
    const lines: string[] = [];
    const messenger = await testMessenger(
      db,
      { outboxFolder: outbox.folder },
      { write: (line) => void lines.push(line) },
    );
    const id = await written({
      ...notice('07901234567'),
      template: 'one-time-code',
      params: { code: '918273', validMinutes: 5 },
      notAfter: Date.now() + 5 * minute,
    });
    await messenger.deliver(id);
    expect(outbox.messages()).toMatchObject([{ text: expect.stringContaining('918273') }]);
    expect(await rowOf(id)).toMatchObject({ state: 'sent', params: {} });
    expect(JSON.stringify([await rowOf(id), lines])).not.toContain('918273');
    const { rows } = { rows: await db.selectFrom('event').selectAll().execute() };
    expect(JSON.stringify(rows)).not.toContain('918273');
  });

  it('is wiped as well when it could not be sent', async () => {
    const server = await mailServer({ onRecipient: () => ({ code: 550, text: '5.1.1 none' }) });
    const messenger = await testMessenger(db, { smtpUrl: server.url });
    const id = await written({
      ...notice('no-code@example.iq'),
      template: 'one-time-code',
      params: { code: '918273', validMinutes: 5 },
    });
    await messenger.deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', params: {} });
  });
});

describe('messages that are paused', () => {
  it('wait until the owner releases them', async () => {
    const outbox = outboxFolder();
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder }, { now: () => clock.at });
    await pauseMessages(db, 'restored');
    await pauseMessages(db, 'another reason');
    expect(await readPause(db)).toMatchObject({ reason: 'restored' });
    const id = await written(notice('waiting@example.iq'));
    await messenger.deliver(id);
    clock.at += 2 * minute;
    await messenger.deliverDue();
    expect((await rowOf(id)).state).toBe('queued');
    await releaseMessages(db);
    await messenger.deliverDue();
    expect([(await rowOf(id)).state, outbox.messages().length]).toEqual(['sent', 1]);
  });

  it('by a setting wait in that process only', async () => {
    const outbox = outboxFolder();
    const settings = { outboxFolder: outbox.folder };
    const paused = await testMessenger(db, { ...settings, isPaused: true });
    const id = await written(notice('setting@example.iq'));
    await paused.deliver(id);
    await paused.deliverDue();
    expect((await rowOf(id)).state).toBe('queued');
    await (await testMessenger(db, settings)).deliver(id);
    expect((await rowOf(id)).state).toBe('sent');
  });

  it('can be dropped instead, and then stay so', async () => {
    const outbox = outboxFolder();
    const messenger = await testMessenger(db, { outboxFolder: outbox.folder });
    const id = await written(notice('dropped@example.iq'));
    expect(await dropWaiting(db)).toBeGreaterThan(0);
    await retryFailed(db);
    await messenger.deliver(id);
    expect(await rowOf(id)).toMatchObject({ state: 'failed', error: 'dropped', params: {} });
    expect(outbox.messages()).toEqual([]);
  });
});

describe('messages that were given up', () => {
  it('are dead jobs in the metrics, and can be tried again', async () => {
    const server = await mailServer({ onRecipient: () => ({ code: 452, text: '4.2.2 full' }) });
    const clock = { at: Date.now() };
    const messenger = await testMessenger(db, { smtpUrl: server.url }, { now: () => clock.at });
    const id = await written(notice('hopeless@example.iq'));
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await messenger.deliver(id);
      clock.at += 300 * minute;
    }
    expect(await rowOf(id)).toMatchObject({ state: 'failed', attempts: 12 });
    const registry = new Registry();
    gaugeJobs(registry, db, [countMessages]);
    const dead = await db
      .selectFrom('message')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('state', '=', 'failed')
      .where('channel', '=', 'email')
      .executeTakeFirstOrThrow();
    expect(await registry.metrics()).toContain(
      `dijla_jobs{queue="messages.email",state="dead"} ${dead.count}`,
    );
    expect(await retryFailed(db)).toBeGreaterThan(0);
    const outbox = outboxFolder();
    await (await testMessenger(db, { outboxFolder: outbox.folder })).deliverDue();
    expect(await rowOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });
});

describe('eraseMessages', () => {
  it('leaves template, state and times after 30 days, and what waits for a later day', async () => {
    const day = 86_400_000;
    const outbox = outboxFolder();
    const sent = await written(notice('sent@example.iq'));
    await (await testMessenger(db, { outboxFolder: outbox.folder })).deliver(sent);
    const waiting = await written(notice('waits@example.iq'));
    const planned = await written(notice('planned@example.iq', { notBefore: Date.now() + 60 * day }));
    await eraseMessages(db, Date.now() + 29 * day);
    expect((await rowOf(sent)).to).toBe('sent@example.iq');
    expect(await eraseMessages(db, Date.now() + 31 * day)).toBeGreaterThanOrEqual(2);
    const erased = {
      to: null,
      params: {},
      error: null,
      provider_id: null,
      dedupe_key: null,
      template: 'notice',
    };
    expect(await rowOf(sent)).toMatchObject({ ...erased, state: 'sent', sent_at: expect.any(Date) });
    expect(await rowOf(waiting)).toMatchObject({ ...erased, state: 'failed' });
    expect(await rowOf(planned)).toMatchObject({ to: 'planned@example.iq', state: 'queued' });
  });
});
