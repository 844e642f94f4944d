import type { invoice as english } from '@dijla/messages/en/documents/invoice';
import type { Language } from '@dijla/contract/store-views';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { invoiceNumberOf } from '../invoices/invoice-number.ts';
import { type OrderPaper, type PaperAddress, type PaperTotal, wordsIn } from '../papers/order-paper.ts';
import { type InvoiceColumn, type InvoiceLine, invoiceLines } from './invoice-lines.ts';
import { addressLines, type Fact, paperTexts, sheetHead, type SheetHead } from './sheet-head.ts';
import { isolated, leftToRight, moneyText, type Presentation, shownDay, shownPhone } from './shown.ts';

const invoiceTexts = await textsInLanguages<typeof english>('documents/invoice', 'invoice');

type Amount = { name: string; value: string };

/** What `invoice.typ` prints, with every text formatted. */
export type InvoiceSheet = SheetHead & {
  facts: Fact[];
  parties: Fact[];
  heads: { name: string; qty: string };
  columns: InvoiceColumn[];
  lines: InvoiceLine[];
  totals: Amount[];
  grand_total: Amount;
  payable: Amount | null;
  payment: Fact[];
  /** Paid, or what is still to be paid; null on a credit note. */
  state: string | null;
};

const titleOf = ({ kind, data }: Invoice, texts: typeof english): string => {
  if (kind === 'credit note') return texts.creditNote;
  return data.seller.tax_number === null ? texts.invoice : texts.taxInvoice;
};

const factsOf = (invoice: Invoice, language: Language): Fact[] => {
  const [texts, { orderNumber, orderedOn }] = [invoiceTexts[language], paperTexts[language]];
  const { paper, credited } = invoice.data;
  const facts: (Fact | false)[] = [
    { name: texts.issuedOn, lines: [shownDay(invoice.issued_at)] },
    paper.due_at !== null && { name: texts.dueOn, lines: [shownDay(paper.due_at)] },
    credited !== null && {
      name: texts.ofInvoice,
      lines: [leftToRight(credited.number), texts.ofDay(shownDay(credited.issued_at))],
    },
    { name: orderNumber, lines: [leftToRight(paper.order_number)] },
    { name: orderedOn, lines: [shownDay(paper.placed_at)] },
  ];
  return facts.filter((fact) => fact !== false);
};

const buyerLines = (address: PaperAddress, presentation: Presentation): string[] => [
  isolated(address.company ?? address.name),
  address.company === null ? '' : isolated(address.name),
  address.tax_id === null ? '' : paperTexts[presentation.language].taxNumber(leftToRight(address.tax_id)),
  ...addressLines(address, presentation),
  address.telephone === null ? '' : shownPhone(address.telephone),
];

const partiesOf = ({ kind, data: { paper } }: Invoice, presentation: Presentation): Fact[] => {
  const texts = invoiceTexts[presentation.language];
  const parties = [{ name: texts.billTo, lines: buyerLines(paper.billing, presentation) }];
  if (kind === 'invoice' && paper.shipping !== null)
    parties.push({ name: texts.deliverTo, lines: buyerLines(paper.shipping, presentation) });
  return parties.map(({ name, lines }) => ({ name, lines: lines.filter((line) => line !== '') }));
};

const isNamed = (code: string, names: (typeof english)['totals']): code is keyof (typeof english)['totals'] =>
  Object.hasOwn(names, code);

const totalName = (
  { code, title }: PaperTotal,
  { coupon_code }: OrderPaper,
  { totals }: typeof english,
): string =>
  isNamed(code, totals) ? totals[code](coupon_code === null ? null : isolated(coupon_code)) : isolated(title);

/** Rows that change nothing are left out, but for what products and delivery cost. */
const isShown = ({ code, value }: PaperTotal): boolean =>
  code !== 'grand_total' && (value !== 0 || code === 'subtotal' || code === 'shipping');

const payableOf = (
  { payable, currency, grand_total }: OrderPaper,
  presentation: Presentation,
): Amount | null => {
  if (payable === null || (payable.currency.code === currency.code && payable.total === grand_total))
    return null;
  const texts = invoiceTexts[presentation.language];
  const { code, symbol } = payable.currency;
  return {
    name: code === 'IQD' ? texts.payable : texts.payableIn(isolated(symbol)),
    value: moneyText(presentation, payable.currency)(payable.total),
  };
};

/** Paid, or what is to be paid: of an order that a credit line has paid all of it, as the buyer owes it on the line. */
const stateOf = (
  { payable, currency, grand_total, due, due_at, payment }: OrderPaper,
  presentation: Presentation,
): string => {
  const texts = invoiceTexts[presentation.language];
  const owed = due === 0 && due_at !== null ? (payable?.total ?? grand_total) : due;
  if (owed === 0) return texts.paid;
  const amount = moneyText(presentation, payable?.currency ?? currency)(owed);
  return payment.kind === 'cash' ? texts.dueAtDoor(amount) : texts.due(amount);
};

const paymentOf = ({ payment, delivery }: OrderPaper, language: Language): Fact[] => {
  const texts = invoiceTexts[language];
  const facts = [{ name: texts.payment, lines: [isolated(wordsIn(payment.title, language))] }];
  if (delivery !== null) {
    const slot = delivery.slot === null ? '' : isolated(wordsIn(delivery.slot, language));
    facts.push({ name: texts.delivery, lines: [isolated(wordsIn(delivery.title, language)), slot] });
  }
  return facts;
};

/** Returns an invoice or a credit note as its template prints it. */
export const invoiceSheet = (invoice: Invoice, presentation: Presentation): InvoiceSheet => {
  const { language } = presentation;
  const { paper, seller } = invoice.data;
  const texts = invoiceTexts[language];
  const isCredit = invoice.kind === 'credit note';
  const money = moneyText(presentation, paper.currency);
  const head = {
    title: titleOf(invoice, texts),
    number: invoiceNumberOf(invoice),
    createdAt: Date.parse(invoice.issued_at),
  };
  return {
    ...sheetHead(seller, head, presentation),
    facts: factsOf(invoice, language),
    parties: partiesOf(invoice, presentation),
    heads: { name: paperTexts[language].product, qty: paperTexts[language].qty },
    ...invoiceLines(paper, { money, texts, language }),
    totals: paper.totals
      .filter(isShown)
      .map((row) => ({ name: totalName(row, paper, texts), value: money(row.value) })),
    grand_total: { name: isCredit ? texts.creditedTotal : texts.grandTotal, value: money(paper.grand_total) },
    payable: payableOf(paper, presentation),
    payment: isCredit ? [] : paymentOf(paper, language),
    state: isCredit ? null : stateOf(paper, presentation),
  };
};

/** Returns the name of the file without its ending. */
export const invoiceFileName = (
  invoice: Pick<Invoice, 'kind' | 'year' | 'number'>,
  language: Language,
): string => {
  const texts = invoiceTexts[language];
  const number = invoiceNumberOf(invoice);
  return invoice.kind === 'credit note' ? texts.creditNoteFileName(number) : texts.fileName(number);
};
