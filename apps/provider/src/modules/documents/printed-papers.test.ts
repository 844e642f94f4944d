import { asPrinted, documentInfo, printedPages, printedPictures } from '@dijla/test-kit/printed-lines';
import {
  dollars,
  dinars,
  sampleAddress,
  sampleInvoice,
  sampleLine,
  samplePaper,
  samplePresentation,
  sampleSeller,
} from '@dijla/test-kit/orders/sample-papers';
import { afterAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { isRefusal } from '../../call/refusal.ts';
import { invoicePdf, packingSlipPdf, pdfPrinter } from './documents.ts';
import { fontCoverage } from './printing/font-coverage.ts';
import type { Invoice } from './invoices/invoice.ts';
import type { OrderPaper } from './papers/order-paper.ts';
import type { Presentation } from './views/shown.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const printer = pdfPrinter({ deadlineMs: 60_000 });
afterAll(() => printer.close());
const asker = { caller: 'test', gone: new AbortController().signal };
type Language = 'en' | 'ar';

const bytesOf = (pdf: Awaited<ReturnType<typeof invoicePdf>>) => {
  if (isRefusal(pdf)) throw new Error(pdf.code);
  return pdf.written;
};
const invoiceBytes = async (invoice: Invoice, language: Language) =>
  bytesOf(await invoicePdf(invoice, samplePresentation(language), { printer, asker }));
const slipBytes = async (paper: OrderPaper, language: Language) => {
  const { look, ...reader } = samplePresentation(language);
  const seller = { facts: sampleSeller, look };
  const now = Date.parse('2026-11-28T05:00:00Z');
  return bytesOf(await packingSlipPdf({ paper, seller, now }, reader, { printer, asker }));
};
/** All words of a document from left to right, line by line. */
const textOf = async (pdf: Uint8Array) => (await printedPages(pdf)).flat().join('\n');

const full = samplePaper({
  currency: dollars,
  lines: [
    sampleLine({
      name: 'سماعات Sony WH-1000XM5',
      sku: 'DJ-XM5',
      price: 42_550,
      qty: 2,
      row_total: 85_100,
      discount_amount: 2550,
    }),
    sampleLine({
      name: 'طقم هدايا',
      sku: 'DJ-GIFT',
      price: 6000,
      row_total: 6000,
      options: [{ label: 'اللون', value: 'أسود' }],
      parts: [{ sku: 'DJ-MUG', name: 'كوب', qty: 3 }],
    }),
  ],
  coupon_code: 'EID10',
  payable: { currency: dinars, total: 1_225_500 },
  due: 1_225_500,
  due_at: '2026-12-27T00:00:00.000Z',
  billing: { ...sampleAddress, name: 'سارة', company: 'Rafidain Engineering', tax_id: '710-55' },
});

/** What both languages say alike. */
const numbers = ['2026-000123', '000010001', '28-11-2026', '27-11-2026', '27-12-2026', '0770 123 4567'];
const names = ['Rafidain Engineering', 'Sony WH-1000XM5', 'DJ-XM5', 'DJ-GIFT', 'EID10', '710-55', '×'];
const seller = ['900412556', '2024/1187', '6699', 'hello@dijla.example'];
const amounts = ['425.50', '25.50', '825.50', '60.00', '911.00', '50.00', '935.50', '1,225,500'];

const words = {
  ar: 'فاتورة ضريبية شركة دجلة للتجارة العامة الكرادة بغداد قبل سعر الوحدة المبلغ بالدينار عند الاستلام: أقرب نقطة دالة: أسود',
  en: 'Tax invoice Dijla General Trading LLC Karrada 62, Baghdad Before 2PM Unit price Amount payable in dinars To pay on delivery: Landmark: أسود',
} as const;

const missingIn = (text: string, wanted: readonly string[]) =>
  wanted.filter((each) => !text.includes(asPrinted(each)));
const numbersIn = (text: string) => (text.match(/\d+(?:[,./-]\d+)*/g) ?? []).toSorted();

describe('an invoice', () => {
  it.each(['ar', 'en'] as const)('says in %s who sold what to whom, for how much', async (language) => {
    const text = await textOf(await invoiceBytes(sampleInvoice(full), language));
    const wanted = [...numbers, ...names, ...seller, ...amounts, ...words[language].split(' ')];
    expect(missingIn(text, wanted)).toEqual([]);
  });

  it('has the same numbers in both languages', async () => {
    const [ar, en] = await Promise.all(
      (['ar', 'en'] as const).map(async (language) =>
        numbersIn(await textOf(await invoiceBytes(sampleInvoice(full), language))),
      ),
    );
    expect(ar).toEqual(en);
    expect(ar?.length).toBeGreaterThan(40);
  });

  it.each([
    ['is no tax invoice without a tax number', { tax_number: null }, 'Invoice 2026-000123'],
    ['is one with it', {}, 'Tax invoice 2026-000123'],
  ])('%s', async (_, facts, title) => {
    const invoice = sampleInvoice(samplePaper());
    const data = { ...invoice.data, seller: { ...sampleSeller, ...facts } };
    expect((await documentInfo(await invoiceBytes({ ...invoice, data }, 'en'))).title).toBe(title);
  });

  it.each([
    ['paid', { due: 0 }, 'Paid'],
    ['to be paid at the door', {}, 'To pay on delivery: 17,000 IQD'],
    [
      'to be transferred',
      { payment: { code: 'banktransfer', title: { en: 'Bank transfer' }, kind: 'transfer' as const } },
      'To pay: 17,000 IQD',
    ],
  ])('says that it is %s', async (_, changes, state) => {
    const text = await textOf(await invoiceBytes(sampleInvoice(samplePaper(changes)), 'en'));
    expect(text.split('\n')).toContain(state);
  });

  it('tells the dinars only where they are another amount', async () => {
    const text = await textOf(await invoiceBytes(sampleInvoice(samplePaper()), 'en'));
    expect(text).not.toContain('payable');
  });

  it('has the shop’s logo, beside its name or in its place', async () => {
    const { data, info } = await sharp({
      create: { width: 300, height: 100, channels: 4, background: '#7a1f2b' },
    })
      .webp()
      .toBuffer({ resolveWithObject: true });
    const size = `width="${info.width}" height="${info.height}"`;
    const logo = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><image ${size} href="data:image/webp;base64,${data.toString('base64')}"/></svg>`;
    const printed = async (look: Partial<Presentation['look']>) => {
      const presentation = samplePresentation('en');
      const shown = { ...presentation, look: { ...presentation.look, ...look } };
      const pdf = bytesOf(await invoicePdf(sampleInvoice(samplePaper()), shown, { printer, asker }));
      return {
        pictures: await printedPictures(pdf),
        isNamed: (await printedPages(pdf))[0]
          ?.slice(0, 4)
          .some((line) => /^Dijla( Tax invoice)?$/.test(line)),
      };
    };
    expect([
      await printed({ logo: null, shows_name: false }),
      await printed({ logo, shows_name: true }),
      await printed({ logo, shows_name: false }),
    ]).toEqual([
      { pictures: [], isNamed: true },
      { pictures: [{ width: 300, height: 100 }], isNamed: true },
      { pictures: [{ width: 300, height: 100 }], isNamed: false },
    ]);
  });

  it('is the same file whenever it is printed', async () => {
    const [one, other] = [
      await invoiceBytes(sampleInvoice(full), 'ar'),
      await invoiceBytes(sampleInvoice(full), 'ar'),
    ];
    expect(Buffer.compare(one, other)).toBe(0);
  });

  it('is PDF/A-2a, in its language', async () => {
    const info = await documentInfo(await invoiceBytes(sampleInvoice(full), 'ar'));
    expect(info).toEqual({ title: 'فاتورة ضريبية 2026-000123', language: 'ar', standard: '2A' });
  });
});

describe('a credit note', () => {
  it('names the invoice it takes from, and asks for no money', async () => {
    const note = sampleInvoice(full, {
      kind: 'credit note',
      number: 4,
      data: {
        paper: full,
        seller: sampleSeller,
        credited: { number: '2026-000123', issued_at: '2026-11-20T10:00:00.000Z' },
      },
    });
    const text = await textOf(await invoiceBytes(note, 'en'));
    const wanted = [
      'Credit note',
      'CN-2026-000004',
      '2026-000123',
      '20-11-2026',
      'Amount credited',
      '935.50',
    ];
    expect(missingIn(text, wanted)).toEqual([]);
    expect(text).not.toMatch(/To pay|Paid|Grand total/);
  });
});

describe('a packing slip', () => {
  const packed = samplePaper({
    ...full,
    delivery: {
      title: { en: 'Standard', ar: 'توصيل عادي' },
      slot: { en: 'Before 2PM', ar: 'قبل 2 ظهراً' },
    },
    shipping: { ...sampleAddress, street: ['شارع 62'], landmark: 'قرب الجامع، اتصل على 0780 555 1234 رجاءً' },
  });

  it.each(['ar', 'en'] as const)(
    'says in %s what to pack, for whom, and the cash to collect',
    async (language) => {
      const text = await textOf(await slipBytes(packed, language));
      const shared = [
        '000010001',
        '0770 123 4567',
        'DJ-XM5',
        'DJ-GIFT',
        'DJ-MUG',
        '1,225,500',
        'نور',
        'جامع',
      ];
      const own = { ar: 'بيان محتويات الطرد عادي شارع', en: 'Packing slip Before 2PM Cash to collect' }[
        language
      ];
      expect(missingIn(text, [...shared, ...own.split(' ')])).toEqual([]);
    },
  );

  it('shows no price', async () => {
    const text = await textOf(await slipBytes(packed, 'en'));
    expect(amounts.slice(0, -1).filter((amount) => text.includes(amount))).toEqual([]);
  });

  it('keeps a telephone number within an Arabic landmark in its order', async () => {
    expect(await textOf(await slipBytes(packed, 'ar'))).toContain('0780 555 1234');
  });

  it.each([
    ['of a paid order', { due: 0 }],
    ['of one that is transferred', { payment: { code: 'x', title: {}, kind: 'transfer' as const } }],
  ])('has nothing to collect %s', async (_, changes) => {
    const text = await textOf(await slipBytes({ ...packed, ...changes }, 'en'));
    expect(text).toContain('Nothing to collect');
    expect(text).not.toContain('1,225,500');
  });

  it('of an order that is not delivered has no address', async () => {
    const text = await textOf(await slipBytes(samplePaper({ shipping: null, delivery: null }), 'en'));
    expect(text).toContain('No delivery address');
  });
});

const hostile = [
  ['markup', '#read("/etc/passwd") *x* _y_ $z$ <a> @b [c] \\ `d` // e'],
  ['a word without an end', 'ا'.repeat(255)],
  ['a word of another script without an end', 'W'.repeat(255)],
  ['emoji', '🎉 نور 👨‍👩‍👧'],
  ['nothing but emoji', '🎉🎉'],
  ['other scripts', 'Ж日שไ'],
  ['overrides and open isolates', '\u202eabc\u2067def\u200f'],
  ['controls', 'a\u0000b\u0007\n\n\nc'],
  ['half a character', 'a\ud83c'],
  ['signs', '"\'{}()%&~^'],
] as const;

describe('a paper with hostile texts', () => {
  it.each(hostile)('is printed in both languages: %s', async (_, text) => {
    const address = {
      ...sampleAddress,
      name: text,
      company: text,
      city: text,
      street: [text, text],
      landmark: text,
      tax_id: text,
    };
    const line = sampleLine({
      name: text,
      sku: text,
      options: [{ label: text, value: text }],
      parts: [{ sku: text, name: text, qty: 1 }],
    });
    const paper = samplePaper({
      lines: [line, sampleLine({ sku: 'AFTER' })],
      billing: address,
      shipping: { ...address, telephone: text },
      coupon_code: text,
      order_number: text,
    });
    for (const language of ['ar', 'en'] as const) {
      const printed = await textOf(await invoiceBytes(sampleInvoice(paper), language));
      expect(missingIn(printed, ['AFTER', '29,000'])).toEqual([]);
      expect(await textOf(await slipBytes(paper, language))).toContain('AFTER');
    }
  });

  it('prints markup as it was typed', async () => {
    const paper = samplePaper({ lines: [sampleLine({ name: '#read("/etc/passwd") *x*' })] });
    expect(await textOf(await invoiceBytes(sampleInvoice(paper), 'en'))).toContain(
      '#read("/etc/passwd") *x*',
    );
  });

  it('prints every character that its fonts have', async () => {
    const font = join(
      createRequire(import.meta.url).resolve('vazirmatn/package.json'),
      '../fonts/ttf/Vazirmatn-Bold.ttf',
    );
    const all = Array.from(fontCoverage(readFileSync(font)), (code) => String.fromCodePoint(code)).join(' ');
    const paper = samplePaper({ lines: [sampleLine({ name: all, sku: all }), sampleLine({ sku: 'AFTER' })] });
    expect(await textOf(await invoiceBytes(sampleInvoice(paper), 'en'))).toContain('AFTER');
  });

  it('keeps 500 lines, each whole on its page, under the heads of their columns', async () => {
    const lines = Array.from({ length: 500 }, (_, place) =>
      sampleLine({
        line_number: place + 1,
        sku: `SKU-${place + 1}-END`,
        options: [{ label: 'Size', value: 'M' }],
      }),
    );
    const pages = await printedPages(await invoiceBytes(sampleInvoice(samplePaper({ lines })), 'en'));
    const skus =
      pages
        .flat()
        .join(' ')
        .match(/SKU-\d+-END/g) ?? [];
    expect(skus).toEqual(lines.map(({ sku }) => sku));
    const tables = pages.filter((page) => page.some((line) => line.includes('-END')));
    expect(tables.filter((page) => !page.some((line) => line.includes('Unit price')))).toEqual([]);
    expect(
      tables.filter(
        (page) =>
          (page.join(' ').match(/كوب/g) ?? []).length !== (page.join(' ').match(/-END/g) ?? []).length,
      ),
    ).toEqual([]);
    expect(pages.map((page) => page.find((line) => line.includes('Page ')))).toEqual(
      pages.map((_, place) => expect.stringContaining(`Page ${place + 1} of ${pages.length}`)),
    );
  });

  it('breaks a line that no page could hold', async () => {
    const long = 'كلمة '.repeat(4000);
    const lines = [sampleLine({ options: [{ label: 'Text', value: long }] }), sampleLine({ sku: 'AFTER' })];
    const pages = await printedPages(await invoiceBytes(sampleInvoice(samplePaper({ lines })), 'ar'));
    expect((pages.flat().join(' ').match(/كلمة/g) ?? []).length).toBe(4000);
    expect(pages.at(-1)?.join(' ')).toContain('AFTER');
  });
});
