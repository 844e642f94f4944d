import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clearOutbox, mailIntoFolder, smsIntoFolder } from './outbox-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'dijla-outbox-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));
const now = Date.parse('2026-11-28T09:31:00Z');
const head = { id: 17, to: 'noor@example.iq', template: 'order-placed', language: 'ar' as const };
const mail = {
  ...head,
  sender: 'دجلة',
  createdAt: new Date('2026-11-28T09:30:00.123Z'),
  subject: 'استلمنا طلبك',
  text: 'شكراً',
  html: '<p>شكراً</p>',
  attachments: [],
  unsubscribeUrl: null,
};
const sms = {
  ...head,
  id: 18,
  to: '+9647701234567',
  createdAt: new Date('2026-11-28T09:30:00.124Z'),
  text: 'شكراً',
};

const folderOf = (name: string) => {
  const folder = join(parent, name);
  return { folder, names: () => readdirSync(folder), options: { folder, now: () => now } };
};
const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

describe('the outbox folder', () => {
  it('gets one whole file a message, in the order of time, readable by the shop alone', async () => {
    const { folder, names, options } = folderOf('both');
    await smsIntoFolder(options)(sms);
    await mailIntoFolder(options)(mail);
    expect(names()).toEqual([
      '2026-11-28T09-30-00.123Z-000017-email-order-placed.json',
      '2026-11-28T09-30-00.124Z-000018-sms-order-placed.json',
    ]);
    const [ofMail = '', ofSms = ''] = names();
    expect(read(folder, ofMail)).toEqual({
      channel: 'email',
      from: 'دجلة',
      to: 'noor@example.iq',
      subject: 'استلمنا طلبك',
      text: 'شكراً',
      html: '<p>شكراً</p>',
      template: 'order-placed',
      language: 'ar',
      at: '2026-11-28T09:31:00.000Z',
    });
    expect(read(folder, ofSms)).toEqual({
      channel: 'sms',
      to: '+9647701234567',
      text: 'شكراً',
      template: 'order-placed',
      language: 'ar',
      at: '2026-11-28T09:31:00.000Z',
    });
    expect(statSync(join(folder, ofMail)).mode & 0o077).toBe(0);
  });

  it('holds a message once, however often it is tried', async () => {
    const { folder, names, options } = folderOf('again');
    await Promise.all([1, 2, 3].map(() => mailIntoFolder(options)(mail)));
    await mailIntoFolder(options)({
      ...mail,
      attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', content: new Uint8Array([37]) }],
    });
    expect(names()).toHaveLength(1);
    expect(read(folder, names()[0] ?? '')).toMatchObject({
      attachments: [{ filename: 'a.pdf', contentType: 'application/pdf', base64: 'JQ==' }],
    });
  });

  it('that cannot be written is tried again later', async () => {
    const file = join(parent, 'a-file');
    writeFileSync(file, '');
    const outcome = await mailIntoFolder({ folder: join(file, 'outbox'), now: () => now })(mail);
    expect(outcome).toEqual({ outcome: 'again', error: 'outbox ENOTDIR' });
  });

  it('is cleared of what is old', async () => {
    const { folder, names, options } = folderOf('old');
    await smsIntoFolder(options)(sms);
    await mailIntoFolder(options)(mail);
    const [first = '', second = ''] = names();
    utimesSync(join(folder, first), new Date(now), new Date(now - 1000));
    utimesSync(join(folder, second), new Date(now), new Date(now));
    await clearOutbox(folder, now);
    expect(names()).toEqual([second]);
    await expect(clearOutbox(join(parent, 'none'), now)).resolves.toBeUndefined();
  });
});
