import { writtenDate } from '@dijla/commerce-rules/choices/is-calendar-date';
import type { Language } from '@dijla/contract/store-views';
import type { statement as english } from '@dijla/messages/en/documents/statement';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { SellerFacts } from '../seller/seller.ts';
import type { Statement, StatementLine, StatementPart } from '../statements/statement.ts';
import { type Fact, sheetHead, type SheetHead } from './sheet-head.ts';
import { isolated, joined, leftToRight, moneyText, type Presentation, shownDay } from './shown.ts';

const texts = await textsInLanguages<typeof english>('documents/statement', 'statement');

type Row = { day: string; what: { name: string; details: string[] }; amount: string; balance: string };

/** What `statement.typ` prints: a table for each currency. */
export type StatementSheet = SheetHead & {
  party: { name: string; lines: string[] };
  heads: { day: string; what: string; amount: string; balance: string };
  /** Shown where there is no part. */
  nothing: string;
  parts: { facts: Fact[]; nothing: string; rows: Row[] }[];
};

/** Returns a month as people write it: `3-2026`. */
const shownMonth = (month: string): string => leftToRight(writtenDate(month));

const rowOf = (
  { at, kind, amount, balance, order_number: order, product, reference }: StatementLine,
  money: (minor: number) => string,
  own: typeof english,
): Row => ({
  day: shownDay(at),
  what: {
    name: kind === 'earning' ? (amount < 0 ? own.takenBack : own.earning) : own.kinds[kind],
    details: [
      joined([
        order && own.order(leftToRight(order)),
        product && isolated(product),
        reference && (kind === 'payout' ? leftToRight(reference) : isolated(reference)),
      ]),
    ],
  },
  amount: money(amount),
  balance: money(balance),
});

const points = (count: number): string => leftToRight(count.toLocaleString('en'));

const partOf = (part: StatementPart, presentation: Presentation) => {
  const own = texts[presentation.language];
  const { currency, opening, closing, lines } = part;
  const isPoints = currency === 'points';
  const money = isPoints ? points : moneyText(presentation, currency);
  const sumOf = (isMeant: (line: StatementLine) => boolean): string =>
    money(lines.filter(isMeant).reduce((sum, { amount }) => sum + amount, 0));
  const changes = isPoints
    ? [
        { name: own.pointsIn, lines: [sumOf(({ amount }) => amount > 0)] },
        { name: own.pointsOut, lines: [sumOf(({ amount }) => amount < 0)] },
      ]
    : [
        { name: own.earned, lines: [sumOf(({ kind }) => kind === 'earning')] },
        { name: own.paid, lines: [sumOf(({ kind }) => kind === 'payout')] },
      ];
  return {
    facts: [
      { name: own.opening, lines: [money(opening)] },
      ...changes,
      { name: own.closing, lines: [money(closing)] },
    ],
    nothing: lines.length === 0 ? own.nothing : '',
    rows: lines.map((line) => rowOf(line, money, own)),
  };
};

/** Returns what is printed of a statement at `createdAt` (ms since 1970). */
export const statementSheet = (
  { of, name, reference, month, parts }: Statement,
  { seller, createdAt }: { seller: SellerFacts; createdAt: number },
  presentation: Presentation,
): StatementSheet => {
  const own = texts[presentation.language];
  return {
    ...sheetHead(
      seller,
      { title: of === 'customer' ? own.pointsTitle : own.title, number: shownMonth(month), createdAt },
      presentation,
    ),
    party: { name: own.of[of], lines: [isolated(name), leftToRight(reference)] },
    heads: {
      day: own.day,
      what: own.what,
      amount: of === 'customer' ? own.points : own.amount,
      balance: own.balance,
    },
    nothing: parts.length === 0 ? own.nothing : '',
    parts: parts.map((part) => partOf(part, presentation)),
  };
};

/** Returns the name of the file without its ending. */
export const statementFileName = ({ reference, month }: Statement, language: Language): string =>
  texts[language].fileName(reference, month);
