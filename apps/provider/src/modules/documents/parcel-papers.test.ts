import { printedPages } from '@dijla/test-kit/printed-lines';
import {
  dinars,
  sampleAddress,
  sampleLine,
  samplePaper,
  samplePresentation,
  sampleSeller,
} from '@dijla/test-kit/orders/sample-papers';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { labelsPdf, manifestPdf, type Parcel, pdfPrinter, pickListPdf } from './documents.ts';
import type { PickedPieces } from './papers/parcel.ts';

const printer = pdfPrinter({ deadlineMs: 60_000 });
afterAll(() => printer.close());
const printing = { printer, asker: { caller: 'test', gone: new AbortController().signal } };
type Language = 'en' | 'ar';

const contextIn = (language: Language) => {
  const { look, ...reader } = samplePresentation(language);
  return { seller: { facts: sampleSeller, look }, now: Date.parse('2026-11-28T05:00:00Z'), reader };
};
const pagesOf = async (pdf: Awaited<ReturnType<typeof labelsPdf>>): Promise<string[]> => {
  if (isRefusal(pdf)) throw new Error(pdf.code);
  return (await printedPages(pdf.written)).map((lines) => lines.join('\n'));
};

const aParcel = (given: Partial<Parcel> = {}): Parcel => ({
  order: samplePaper(),
  number: '000010001-1',
  place: 1,
  of: 1,
  pieces: 3,
  collect: 26_500,
  unit: dinars,
  carriedBy: null,
  ...given,
});
const picked = (sku: string, qty: number, given: Partial<PickedPieces['line']> = {}): PickedPieces => ({
  package: '000010001-1',
  line: sampleLine({ sku, name: sku, ...given }),
  qty,
});

describe('labels', () => {
  it.each(['ar', 'en'] as const)('say in %s where to, whom to call and what to take', async (language) => {
    const pages = await pagesOf(
      await labelsPdf(
        [aParcel(), aParcel({ number: '000010001-2', collect: 0 })],
        contextIn(language),
        printing,
      ),
    );
    expect(pages.length).toBe(2);
    for (const fact of ['000010001-1', '0770 123 4567', '26,500', 'حسن', 'المنصور', 'جامع'])
      expect(pages[0]).toContain(fact);
    expect(pages[1]).not.toContain('26,500');
  });

  it('keep one page each, whatever was typed', async () => {
    const texts = [
      'ا'.repeat(255),
      'كلمة '.repeat(100),
      '#read("/etc/passwd") *x*',
      '🎉',
      '\u202eabc\u2067def',
    ];
    const parcels = texts.map((text) =>
      aParcel({
        order: samplePaper({
          shipping: {
            ...sampleAddress,
            name: text,
            company: text,
            city: text,
            street: [text, text],
            landmark: text,
            telephone: text.slice(0, 40),
          },
        }),
      }),
    );
    const pages = await pagesOf(await labelsPdf(parcels, contextIn('ar'), printing));
    expect(pages.map((page) => page.includes('26,500'))).toEqual(texts.map(() => true));
  });

  it('are none of what is not delivered', async () => {
    const parcels = [aParcel({ order: samplePaper({ shipping: null, delivery: null }) })];
    expect(await labelsPdf(parcels, contextIn('en'), printing)).toMatchObject({
      code: 'paper.nothing-to-print',
    });
  });
});

describe('a pick list', () => {
  it('sums goods over packages, by shelf and sku, and says which package has how many', async () => {
    const pieces = [
      picked('B-2', 2),
      { ...picked('B-2', 1), package: '000010002-1' },
      picked('A-1', 1, { options: [{ label: 'Engraving', value: 'Noor' }] }),
      picked('A-1', 4),
      picked('SET', 2, { parts: [{ sku: 'PART', name: 'Part', qty: 3 }] }),
    ];
    const shelves = new Map([
      ['B-2', { name: 'Kitchen', place: 2 }],
      ['A-1', { name: 'Gifts', place: 7 }],
    ]);
    const [page = ''] = await pagesOf(await pickListPdf({ pieces, shelves }, contextIn('en'), printing));
    expect(page).toContain('14 pieces for 2 packages');
    const [kitchen, gifts, others] = ['Kitchen', 'Gifts', 'Other products'].map((name) => page.indexOf(name));
    expect([kitchen, gifts, others].map((at) => (at ?? -1) > 0)).toEqual([true, true, true]);
    expect((kitchen ?? 0) < (gifts ?? 0) && (gifts ?? 0) < (others ?? 0)).toBe(true);
    expect(page).toContain('000010001-1 × 2');
    expect(page).toContain('000010002-1 × 1');
    expect(page).toContain('Engraving: Noor');
    expect(page).toContain('PART');
    expect(page).not.toContain('SET');
  });
});

describe('a manifest', () => {
  it('has a sheet for each courier with the cash of all his packages, and one to fill in', async () => {
    const parcels = [
      aParcel({ carriedBy: 'Karrar' }),
      aParcel({ carriedBy: 'Ali', collect: 1000 }),
      aParcel({ carriedBy: 'Ali', number: '000010002-1', collect: 2500 }),
    ].concat(aParcel({ number: '000010003-1', collect: 0 }));
    const pages = await pagesOf(await manifestPdf(parcels, contextIn('en'), printing));
    expect(pages.length).toBe(3);
    expect(pages[0]).toContain('Ali');
    expect(pages[0]).toContain('3,500');
    expect(pages[1]).toContain('Karrar');
    expect(pages[2]).toContain('Courier: ____');
    for (const page of pages) expect(page).toContain('signature');
  });

  it('has its words in Arabic', async () => {
    const [page = ''] = await pagesOf(await manifestPdf([aParcel()], contextIn('ar'), printing));
    expect(page).toContain('0770 123 4567');
    expect(page).toContain('المنصور');
  });
});
