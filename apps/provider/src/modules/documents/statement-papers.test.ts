import { printedPages } from '@dijla/test-kit/printed-lines';
import { dinars, dollars, samplePresentation, sampleSeller } from '@dijla/test-kit/orders/sample-papers';
import { afterAll, describe, expect, it } from 'vitest';
import { isRefusal } from '../../call/refusal.ts';
import { pdfPrinter, type Statement, type StatementLine, statementPdf } from './documents.ts';
import { monthBounds } from './statements/statement-sql.ts';

const printer = pdfPrinter({ deadlineMs: 60_000 });
afterAll(() => printer.close());
const printing = { printer, asker: { caller: 'test', gone: new AbortController().signal } };

const pagesOf = async (statement: Statement, language: 'en' | 'ar'): Promise<string[]> => {
  const { look, ...reader } = samplePresentation(language);
  const now = Date.parse('2026-11-28T05:00:00Z');
  const context = { seller: { facts: sampleSeller, look }, now, reader };
  const pdf = await statementPdf(statement, context, printing);
  if (isRefusal(pdf)) throw new Error(pdf.code);
  return (await printedPages(pdf.written)).map((lines) => lines.join('\n'));
};

const line = (given: Partial<StatementLine> = {}): StatementLine => ({
  at: '2026-11-12T09:00:00.000Z',
  kind: 'earning',
  amount: 13_100,
  balance: 18_100,
  order_number: '000010001',
  product: 'سماور Zepter',
  reference: null,
  ...given,
});
const aStatement = (given: Partial<Statement> = {}): Statement => ({
  of: 'seller',
  name: 'نخيل البصرة',
  reference: 'basra-palms',
  month: '2026-11',
  parts: [
    {
      currency: dinars,
      opening: 5000,
      closing: 8100,
      lines: [
        line(),
        line({
          kind: 'payout',
          amount: -10_000,
          balance: 8100,
          order_number: null,
          product: null,
          reference: 'TRX-9',
        }),
      ],
    },
    { currency: dollars, opening: 0, closing: 1250, lines: [line({ amount: 1250, balance: 1250 })] },
  ],
  ...given,
});

describe('a statement', () => {
  const words = {
    en: [
      'Statement of account',
      'Balance before',
      'Paid out',
      'Sale',
      'Payout',
      'Order 000010001',
      '11-2026',
    ],
    // Words are read from left to right.
    ar: ['كشف', 'حساب', 'دفعة', '11-2026'],
  } as const;
  it.each(['en', 'ar'] as const)(
    'says in %s what was owed before, what changed it and what is owed',
    async (language) => {
      const [page = '', ...others] = await pagesOf(aStatement(), language);
      expect(others).toEqual([]);
      const facts = [
        'basra-palms',
        'Zepter',
        '12-11-2026',
        '000010001',
        'TRX-9',
        '5,000',
        '13,100',
        '18,100',
        '10,000',
        '8,100',
        '12.50',
      ];
      for (const said of [...facts, ...words[language]]) expect(page).toContain(said);
    },
  );

  it('of a month without changes says so', async () => {
    expect((await pagesOf(aStatement({ parts: [] }), 'en')).join()).toContain(
      'Nothing changed in this month.',
    );
  });

  it.each([
    ['markup', '#read("/etc/passwd") *x* _y_ $z$ <a> @b [c] \\ `d` // e'],
    ['a word without an end', 'W'.repeat(255)],
    ['overrides and open isolates', '\u202eabc\u2067def\u200f'],
    ['controls and half a character', 'a\u0000b\u0007\n\nc\ud83c'],
  ])('is printed with hostile texts: %s', async (_, text) => {
    const lines = [line({ product: text, order_number: text, reference: text }), line({ balance: 77_777 })];
    const parts = [{ currency: dinars, opening: 0, closing: 77_777, lines }];
    const pages = await pagesOf(aStatement({ of: 'partner', name: text, reference: text, parts }), 'ar');
    expect(pages.join()).toContain('77,777');
  });

  it('goes on over pages', async () => {
    const lines = Array.from({ length: 120 }, (_, at) => line({ balance: at + 1 }));
    const pages = await pagesOf(
      aStatement({ parts: [{ currency: dinars, opening: 0, closing: 120, lines }] }),
      'en',
    );
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.at(-1)).toContain('120');
  });
});

describe('a month', () => {
  it.each([
    ['2026-11', '2026-10-31T21:00:00.000Z', '2026-11-30T21:00:00.000Z'],
    ['2026-12', '2026-11-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ])('%s is that of Baghdad', (month, from, until) => {
    const bounds = monthBounds(month);
    expect([bounds.from.toISOString(), bounds.until.toISOString()]).toEqual([from, until]);
  });
});
