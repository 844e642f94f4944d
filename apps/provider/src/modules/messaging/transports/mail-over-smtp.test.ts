import { createServer, type AddressInfo } from 'node:net';
import { mailServer, type Refusal } from '@dijla/test-kit/messages/mail-server';
import { afterAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from './delivery.ts';
import { mailOverSmtp } from './mail-over-smtp.ts';

const from = { name: 'دجلة', address: 'orders@dijla.example' };
const mail: OutgoingMail = {
  id: 17,
  createdAt: new Date('2026-11-28T09:30:00Z'),
  sender: from.name,
  to: 'noor@example.iq',
  template: 'order-placed',
  language: 'ar',
  subject: 'استلمنا طلبك رقم 10017',
  text: 'شكراً لك\n',
  html: '<p dir="rtl">شكراً لك</p>',
  attachments: [],
  unsubscribeUrl: null,
};
const answers = new Map<string, Refusal>([
  ['full@example.iq', { code: 452, text: '4.2.2 mailbox full' }],
  ['nobody@example.iq', { code: 550, text: '5.1.1 <nobody@example.iq> unknown' }],
]);
const { url, mails } = await mailServer({ onRecipient: (address) => answers.get(address) ?? null });
const sendMail = mailOverSmtp(url, from.address);

describe('mailOverSmtp', () => {
  it('sends Arabic subject, text, HTML and an attachment as they are', async () => {
    const attachment = {
      filename: 'فاتورة-10017.pdf',
      contentType: 'application/pdf',
      content: new Uint8Array([37, 80, 68, 70]),
    };
    expect(await sendMail({ ...mail, attachments: [attachment] })).toMatchObject({ outcome: 'accepted' });
    const received = mails.at(-1);
    expect(received).toMatchObject({ subject: mail.subject, text: mail.text, html: mail.html });
    expect(received?.from?.value).toEqual([from]);
    expect(received?.to).toMatchObject({ value: [{ address: mail.to, name: '' }] });
    expect(received?.attachments).toMatchObject([
      { filename: attachment.filename, contentType: 'application/pdf', content: Buffer.from('%PDF') },
    ]);
    expect(received?.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it('lets a mail program end what is advertising, with one press (RFC 8058)', async () => {
    await sendMail(mail);
    expect(mails.at(-1)?.headers.has('list')).toBe(false);
    await sendMail({ ...mail, unsubscribeUrl: 'https://dijla.example/api/newsletter/ar/key' });
    const received = mails.at(-1)?.headerLines.map(({ line }) => line) ?? [];
    expect(received).toContain('List-Unsubscribe: <https://dijla.example/api/newsletter/ar/key>');
    expect(received).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  it('sends every attempt under one Message-ID', async () => {
    const before = mails.length;
    const first = await sendMail(mail);
    expect(await sendMail(mail)).toEqual(first);
    await sendMail({ ...mail, id: 18 });
    const ids = mails.slice(before).map(({ messageId }) => messageId);
    expect(ids[0]).toBe(`<message-17.${mail.createdAt.getTime()}@dijla.example>`);
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
  });

  it.each([
    ['full@example.iq', { outcome: 'again', error: 'SMTP 452 4.2.2 at RCPT TO' }],
    ['nobody@example.iq', { outcome: 'never', error: 'SMTP 550 5.1.1 at RCPT TO', isDeadAddress: true }],
  ])('tells what becomes of a message to %s', async (to, outcome) => {
    expect(await sendMail({ ...mail, to })).toEqual(outcome);
  });

  it('sends one recipient one message, whatever the address looks like', async () => {
    const before = mails.length;
    const outcome = await sendMail({ ...mail, to: 'noor@example.iq, other@example.iq' });
    expect(outcome.outcome === 'accepted' ? mails.length - before : 0).toBeLessThanOrEqual(1);
    const sent = mails.slice(before).flatMap(({ to }) => to ?? []);
    expect(JSON.stringify(sent)).not.toContain('"address":"other@example.iq"');
  });

  it('signs in with what the address says, and tries again later when the password is wrong', async () => {
    const login = { user: 'shop', password: 'p@ss: word' };
    const guarded = await mailServer({ login });
    expect(await mailOverSmtp(guarded.url, from.address)(mail)).toMatchObject({ outcome: 'accepted' });
    const wrong = guarded.url.replace('p%40ss', 'other');
    expect(await mailOverSmtp(wrong, from.address)(mail)).toMatchObject({
      outcome: 'again',
      error: expect.stringContaining('SMTP 535'),
    });
  });

  it('tries again later when nobody answers', async () => {
    expect(await mailOverSmtp('smtp://127.0.0.1:1', from.address)(mail)).toEqual({
      outcome: 'again',
      error: 'SMTP ESOCKET at CONN',
    });
  });

  it('does not know what became of a message whose server goes away with it', async () => {
    const server = createServer((socket) => {
      let isData = false;
      socket.write('220 ready\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        if (isData && text.includes('\r\n.\r\n')) return void socket.destroy();
        if (text.startsWith('DATA')) isData = true;
        if (!isData || text.startsWith('DATA'))
          socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 ok\r\n');
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));
    const { port } = server.address() as AddressInfo;
    expect(await mailOverSmtp(`smtp://127.0.0.1:${port}`, from.address)(mail)).toMatchObject({
      outcome: 'unknown',
    });
  });
});
