import { testDatabase } from '@dijla/test-kit/database/test-database';
import { mailServer } from '@dijla/test-kit/messages/mail-server';
import { storeViews } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../../call/store-view.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { loggerOf } from '../../../logger.ts';
import { paragraph } from '../rendering/blocks.ts';
import type { Template } from '../rendering/template.ts';
import { writingOf } from '../rendering/writing.ts';
import type { Delivery } from '../transports/delivery.ts';
import { mailOverSmtp } from '../transports/mail-over-smtp.ts';
import { deliverMessage, type DeliveryParts } from './deliver-message.ts';
import type { OutgoingMessage } from './message.ts';
import { send } from './send-sql.ts';

const { db } = await testDatabase();
const at = (baghdad: string): number => Date.parse(`${baghdad}+03:00`);
const lines: string[] = [];

/** Templates that only these tests know. */
const templates = new Map<string, Template>(
  [
    { name: 'sale', kind: 'marketing', sms: ({ text }: { text: string }) => text },
    {
      name: 'broken',
      kind: 'service',
      sms: ({ text }: { text: string }) => {
        throw new TypeError(`cannot read ${text}`);
      },
    },
    {
      name: 'invoice',
      kind: 'service',
      mail: async ({ text }: { text: string }) => ({
        subject: `فاتورة\r\nBcc: other@example.iq`,
        heading: 'فاتورة',
        blocks: [paragraph(text)],
        reason: 'طلبتها',
        attachments: [
          {
            filename: 'فاتورة.pdf',
            contentType: 'application/pdf',
            content: new TextEncoder().encode('%PDF'),
          },
        ],
      }),
    },
  ].map((template) => [template.name, template as unknown as Template]),
);

const sent: string[] = [];
const accept = async (): Promise<Delivery> => ({ outcome: 'accepted', providerId: null });
const partsAt = (now: number, changes: Partial<DeliveryParts> = {}): DeliveryParts => ({
  database: db,
  logger: loggerOf('debug', { write: (line) => void lines.push(line) }),
  now: () => now,
  templates,
  mail: accept,
  push: accept,
  sms: async ({ text }) => {
    sent.push(text);
    return accept();
  },
  quietHours: { from: 22, until: 9 },
  writingIn: async (language) =>
    writingOf(storeViews[language] as unknown as StoreView, {
      brand: { name: 'دجلة', sender_name: 'طلبات دجلة', button: null },
      publicUrl: 'https://dijla.example',
      orderPath: () => '',
    }),
  contactIn: async () => ({ contact: { hotline: null, whatsapp: null, email: null }, address: null }),
  ...changes,
});

const queued = async (template: string, to: string, text: string): Promise<number> => {
  const message = {
    channel: to.includes('@') ? 'email' : 'sms',
    to,
    template,
    params: { text },
    language: 'ar',
    cause: text,
  };
  await inTransaction(db, (transaction) => send(transaction, [message as unknown as OutgoingMessage]));
  const row = await db
    .selectFrom('message')
    .select('id')
    .where('dedupe_key', 'like', `${text} %`)
    .executeTakeFirstOrThrow();
  return row.id;
};
const rowOf = (id: number) =>
  db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('deliverMessage', () => {
  it('keeps an SMS of marketing until the night is over, without counting an attempt', async () => {
    const id = await queued('sale', '07701234567', 'sale at night');
    await deliverMessage(partsAt(at('2026-11-28T23:30:00')), id);
    expect(await rowOf(id)).toMatchObject({
      state: 'queued',
      attempts: 0,
      not_before: new Date(at('2026-11-29T09:00:00')),
    });
    await deliverMessage(partsAt(at('2026-11-29T08:59:00')), id);
    expect(sent).toEqual([]);
    await deliverMessage(partsAt(at('2026-11-29T09:00:00')), id);
    expect([sent, (await rowOf(id)).state]).toEqual([['sale at night'], 'sent']);
  });

  it('tries a message again that cannot be written, and says where, not with what', async () => {
    const id = await queued('broken', '07701234567', 'secret words');
    await deliverMessage(partsAt(at('2026-11-28T12:00:00')), id);
    const { state, error } = await rowOf(id);
    expect([state, error]).toEqual([
      'queued',
      expect.stringMatching(/^not written: TypeError at deliver-message\.calls\.test\.ts:\d+$/),
    ]);
    expect(lines.join('')).toContain('not written: TypeError');
    expect(lines.join('')).not.toContain('secret words');
  });

  it('leaves a template it does not know to a process of a later release', async () => {
    const id = await queued('of-a-later-release', '07701234567', 'later release');
    await deliverMessage(partsAt(at('2026-11-28T12:00:00')), id);
    expect(await rowOf(id)).toMatchObject({ state: 'queued', attempts: 1, error: 'no such template' });
  });

  it('sends an e-mail with the file its template makes, under a subject of one line', async () => {
    const server = await mailServer();
    const id = await queued('invoice', 'noor@example.iq', 'an invoice');
    const mail = mailOverSmtp(server.url, 'orders@dijla.example');
    await deliverMessage(partsAt(at('2026-11-28T12:00:00'), { mail }), id);
    expect(server.mails).toHaveLength(1);
    const [received] = server.mails;
    expect(received?.subject).toBe('فاتورة Bcc: other@example.iq');
    expect(received?.from?.value).toEqual([{ name: 'طلبات دجلة', address: 'orders@dijla.example' }]);
    expect([received?.bcc, received?.cc]).toEqual([undefined, undefined]);
    expect(received?.attachments).toMatchObject([{ filename: 'فاتورة.pdf', content: Buffer.from('%PDF') }]);
    expect((await rowOf(id)).provider_id).toBe(received?.messageId);
  });
});
