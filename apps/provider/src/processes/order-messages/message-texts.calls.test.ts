import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';
import { findTemplates, framesOf, renderMail } from '../../modules/messaging/messaging.ts';

const database = await testDatabase();
const { anOrder, desk, shop } = await workedShop(database);
const { db } = database;
const mail = { template: 'order-placed', channel: 'email', language: 'en' } as const;
const sms = { ...mail, channel: 'sms' } as const;

const textOf = async (key: { template: string; channel: string; language: string }) =>
  (await (await desk('owner')).call('desk/message-texts')).items.find(
    ({ template, channel, language }) =>
      template === key.template && channel === key.channel && language === key.language,
  );

describe('texts of messages', () => {
  it('begin with the program’s words, with placeholders for what differs, in every language', async () => {
    expect(await textOf(mail)).toMatchObject({
      subject: 'We’ve received your order {number}',
      placeholders: ['shop', 'name', 'number', 'total'],
      is_own: false,
    });
    expect((await textOf(sms))?.text).toBe('{shop}: we’ve received your order {number}, {total}.');
    const { items } = await (await desk('owner')).call('desk/message-texts');
    expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['en', 'ar']));
    expect(
      items.filter(({ text, placeholders }) =>
        Array.from(text.matchAll(/\{(\w+)\}/g), ([, name]) => name).some(
          (name) => !placeholders.includes(name ?? ''),
        ),
      ),
    ).toEqual([]);
    expect(items.some(({ template }) => template === 'one-time-code')).toBe(false);
  });

  it('are written by an owner, sent as written, and given up again', async () => {
    const owner = await desk('owner');
    await owner.call('desk/set-message-text', {
      body: { ...mail, subject: 'Thanks, {name}!', text: 'We have {number}.\n\n<b>{shop}</b> {total}' },
    });
    expect(await textOf(mail)).toMatchObject({ subject: 'Thanks, {name}!', is_own: true });
    const row = await db.selectFrom('message_text').selectAll().executeTakeFirstOrThrow();
    const template = (await findTemplates()).get('order-placed')!;
    const frames = framesOf({
      database: db,
      stores: shop.stores,
      publicUrl: 'https://shop.example',
      orderPath: () => '/order',
    });
    const frame = { writing: await frames.writingIn('en'), ...(await frames.contactIn('en')) };
    const sent = await renderMail(template, template.example, { ...frame, own: row });
    expect(sent.subject).toBe('Thanks, نور!');
    expect(sent.text).toContain('We have 10017.');
    expect(sent.text).toContain('https://shop.example');
    expect(sent.html).toContain('&lt;b&gt;');
    expect(sent.html).not.toContain('<b>');
    await owner.call('desk/reset-message-text', { body: mail });
    expect(await textOf(mail)).toMatchObject({ is_own: false });
  });

  it('are shown with an order of the shop, as its buyer reads it', async () => {
    const { id } = await anOrder();
    const owner = await desk('owner');
    const query = { ...sms, text: 'طلبك {number} بمبلغ {total}', order: String(id) };
    const { subject, text } = await owner.call('desk/preview-message', { query });
    expect(subject).toBeNull();
    expect(text).toContain(String(id).padStart(9, '0'));
    expect(text).toContain('21,000');
    expect(text).toMatch(/\nhttps?:\/\//);
    expect(await owner.refused('desk/preview-message', { query: { ...query, order: '999999' } })).toBe(
      'order.not-found',
    );
  });

  it('go to one’s own address as a test', async () => {
    const owner = await desk('owner');
    await owner.call('desk/send-test-message', { body: { template: 'order-placed', language: 'ar' } });
    const sent = await db
      .selectFrom('message')
      .select(['to', 'template', 'language'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(sent).toEqual({ to: owner.email, template: 'order-placed', language: 'ar' });
  });

  it.each([
    ['a placeholder that it has not', { ...sms, text: '{code}' }, 'desk.placeholder-unknown'],
    ['a placeholder in capitals', { ...sms, text: 'Order {Number}' }, 'desk.placeholder-unknown'],
    ['a brace without its partner', { ...sms, text: 'Order {number' }, 'desk.placeholder-unknown'],
    ['an e-mail without a subject', { ...mail, text: 'A' }, 'request.invalid'],
    ['no text', { ...sms, text: ' ' }, 'request.invalid'],
    ['a message with a code', { ...sms, template: 'one-time-code', text: 'A' }, 'desk.message-unknown'],
    ['a language that the shop has not', { ...sms, language: 'ku', text: 'A' }, 'desk.message-unknown'],
    ['no message at all', { ...sms, template: 'nothing', text: 'A' }, 'desk.message-unknown'],
  ])('are refused: %s', async (_, body, code) => {
    expect(await (await desk('owner')).refused('desk/set-message-text', { body })).toBe(code);
  });

  it('are for who may write them', async () => {
    expect(await (await desk('support')).refused('desk/message-texts')).toBe('request.not-permitted');
  });
});
