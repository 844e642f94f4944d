import { type Language, languages, storeViews } from '@dijla/contract/store-views';
import { inTwoLanguages } from '@dijla/test-kit/in-two-languages';
import { describe, expect, it } from 'vitest';
import type { StoreView } from '../../../call/store-view.ts';
import { findTemplates } from '../rendering/find-templates.ts';
import { renderMail, renderSms } from '../rendering/render-message.ts';
import { renderPush } from '../rendering/render-push.ts';
import type { Template } from '../rendering/template.ts';
import { writingOf } from '../rendering/writing.ts';

const templates = await findTemplates();

const shopName = inTwoLanguages({ en: 'Dijla', ar: 'دجلة' });
const frameIn = (language: Language) => ({
  writing: writingOf(storeViews[language] as unknown as StoreView, {
    brand: { name: shopName[language], sender_name: '', button: { ground: '#7a1f2b', ink: '#fdfafa' } },
    publicUrl: 'https://dijla.example',
    orderPath: ({ orderNumber }) => `/order-tracking?order=${orderNumber}&key=secret-of-17`,
  }),
  contact: { hotline: '6699', whatsapp: '+9647701234567', email: 'hello@dijla.example' },
  address: 'Haifa street',
});

const hostile = `<img src=x onerror="alert('1')"></td><script>alert(2)</script>&lt;`;

/** Adds markup to every text of the params, as names and reasons may hold it. */
const madeHostile = (value: unknown): unknown => {
  if (typeof value === 'string') return value + hostile;
  if (Array.isArray(value)) return value.map(madeHostile);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, madeHostile(member)]));
  return value;
};

/** Makes every text of the params long. */
const madeLong = (value: unknown): unknown => {
  if (typeof value === 'string') return value.repeat(200);
  if (Array.isArray(value)) return value.map(madeLong);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        name,
        name === 'currency' || name === 'code' || name === 'kind' ? member : madeLong(member),
      ]),
    );
  return value;
};

const entities: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
};

/** Returns what somebody reads of an HTML body, in one line. */
const readable = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|#x27|amp);/g, (entity) => entities[entity] ?? entity);
const words = (text: string): Set<string> =>
  new Set(text.split(/[\s\u2066-\u2069:]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));

const cases = languages.flatMap((language) =>
  [...templates.values()].map((template) => [template.name, language, template] as const),
);
/** Those that go by SMS too; what an address alone asked for goes by e-mail. */
const withSms = cases.filter(([, , { sms }]) => sms !== undefined);
const of = (name: string): Template => {
  const template = templates.get(name);
  if (template === undefined) throw new Error(`no template ${name}`);
  return template;
};

describe('every template', () => {
  it.each(cases)('%s in %s says the same in HTML and in text', async (_, language, template) => {
    const frame = frameIn(language);
    const { subject, html, text } = await renderMail(template, template.example, frame);
    expect(subject).not.toBe('');
    expect(html).toContain(`<html dir="${frame.writing.direction}" lang="${language}"`);
    expect(html).toMatch(new RegExp(`<body[^>]* dir="${frame.writing.direction}"`));
    const read = words(readable(html));
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
    const missing = [...words(text)].filter(
      (word) => !read.has(word) && !links.some((link) => link.includes(word)),
    );
    expect(missing).toEqual([]);
  });

  it.each(cases)('%s in %s escapes whatever it is filled with', async (_, language, template) => {
    const params = madeHostile(template.example) as typeof template.example;
    const frame = frameIn(language);
    const { subject, html, text } = await renderMail(template, params, frame);
    expect(html).not.toMatch(/<img|<script|onerror="/);
    expect(subject).not.toContain('\n');
    // A key stands in links alone, encoded.
    if (Object.keys(template.example).every((name) => name === 'key')) return;
    expect(text).toContain('<script>');
    expect(html).toContain('&lt;script&gt;');
    expect(readable(html)).toContain('<script>');
  });

  it.each(withSms)('%s in %s is short enough for an SMS', (_, language, template) => {
    const sms = renderSms(template, template.example, frameIn(language));
    expect(sms).toContain(frameIn(language).writing.shop);
    // Three parts of Arabic text, the link included.
    expect(sms.length).toBeLessThanOrEqual(201);
  });

  it.each(withSms)('%s in %s is written in its language', (_, language, template) => {
    const sms = renderSms(template, template.example, frameIn(language));
    expect(/\p{Script=Arabic}/u.test(sms)).toBe(language === 'ar');
  });
});

describe('an order', () => {
  const link = 'https://dijla.example';
  it.each([
    ['en', '$1,234.50', '−$10.00', '$1,238.00', '1,621,750 IQD'],
    ['ar', '1,234.50 USD', '−10.00', '1,238.00 USD', '1,621,750 د.ع'],
  ] as const)('in %s names amounts as the shop does, and leads to its page', async (language, ...amounts) => {
    const template = of('order-placed');
    const { html, text } = await renderMail(template, template.example, frameIn(language));
    const address = `${link}/${language}/order-tracking?order=10017&key=secret-of-17`;
    for (const fact of ['10017', 'Kettle, 1.7 l', 'كوب قهوة', 'Before 2PM', ...amounts]) {
      expect(text).toContain(fact);
      expect(readable(html)).toContain(fact);
    }
    expect(text).toContain(address);
    expect(html).toContain(`href="${address.replace('&', '&amp;')}"`);
    expect(renderSms(template, template.example, frameIn(language))).toContain(
      `${amounts.at(-1)}.\n${address}`,
    );
  });

  it('has buttons in the shop’s color, and says how the shop is reached', async () => {
    const template = of('order-placed');
    const { html } = await renderMail(template, template.example, frameIn('en'));
    expect(html).toMatch(
      /<a href="[^"]+order-tracking[^"]+" style="[^"]*background-color:#7a1f2b[^"]*color:#fdfafa/,
    );
    for (const link of ['tel:6699', 'https://wa.me/9647701234567', 'mailto:hello@dijla.example'])
      expect(html).toContain(`href="${link}"`);
  });

  it('says until when it has to be paid, in Baghdad’s time', async () => {
    const template = of('payment-awaited');
    const english = await renderMail(template, template.example, frameIn('en'));
    const arabic = await renderMail(template, template.example, frameIn('ar'));
    expect(english.text).toContain('1-3-2026 00:30');
    expect(arabic.text).toContain('\u20661-3-2026 00:30\u2069');
    expect(readable(arabic.html)).toContain('\u20661-3-2026 00:30\u2069');
  });
});

describe('a one-time code', () => {
  it.each(languages)('in %s names the code once in each part, and not in the subject', async (language) => {
    const template = of('one-time-code');
    const { subject, text, html } = await renderMail(template, template.example, frameIn(language));
    expect(subject).not.toContain('204817');
    expect(text.split('204817')).toHaveLength(2);
    expect(html.split('204817')).toHaveLength(2);
    expect(renderSms(template, template.example, frameIn(language)).endsWith('@dijla.example #204817')).toBe(
      true,
    );
  });
});

describe('what devices are told', () => {
  const told = cases.filter(([name]) => name === 'alert' || /^(?:order|payment)-/.test(name));

  it.each(told)(
    '%s in %s is short, whatever it is filled with, and leads into its store',
    async (_, language, template) => {
      const { writing } = frameIn(language);
      const { title, text, path, topic } = await renderPush(template, template.example, writing);
      expect([title, text]).not.toContain('');
      expect(path).toMatch(new RegExp(`^/${language}/`));
      expect(topic).toMatch(/^[\w-]{1,32}$/);
      const long = madeLong(template.example) as typeof template.example;
      const pushed = await renderPush(template, long, writing);
      expect(Buffer.byteLength(JSON.stringify({ ...pushed, path, topic }))).toBeLessThan(2500);
    },
  );

  it('is nothing where a template has no notice', async () => {
    const { writing } = frameIn('en');
    await expect(renderPush(of('one-time-code'), of('one-time-code').example, writing)).rejects.toThrow(
      'has no notification',
    );
  });
});
