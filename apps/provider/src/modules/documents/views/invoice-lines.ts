import type { invoice as english } from '@dijla/messages/en/documents/invoice';
import type { Language } from '@dijla/contract/store-views';
import type { OrderPaper, PaperLine } from '../papers/order-paper.ts';
import { paperTexts } from './sheet-head.ts';
import { isolated, joined, leftToRight } from './shown.ts';

type ColumnCode = 'price' | 'discount' | 'tax' | 'total';
export type InvoiceColumn = { code: ColumnCode; head: string };

export type InvoiceLine = {
  position: string;
  name: string;
  /** Options with the sku, and the parts of a bundle, below the name. */
  details: string[];
  qty: string;
  amounts: Record<ColumnCode, string>;
};

const none = '–';

/** Returns what a line costs: its discount taken off, its tax included. */
const lineTotal = ({ row_total, discount_amount, tax_amount }: PaperLine): number =>
  row_total - discount_amount + tax_amount;

/**
 * Whether unit prices are shown with their tax: where pieces times the price without it are not the row, as in
 * a shop whose prices include the tax of what a discount leaves.
 */
const showsTaxInPrices = (lines: readonly PaperLine[]): boolean =>
  lines.some(({ qty, price, row_total }) => qty * price !== row_total) &&
  lines.every(
    ({ qty, price_incl_tax, row_total, tax_amount }) => qty * price_incl_tax === row_total + tax_amount,
  );

/** Reads in the direction of its label. */
export const optionText = ({ label, value }: PaperLine['options'][number]): string =>
  isolated(`${label}: ${isolated(value)}`);

/** Returns what stands below the name of a line. */
const lineDetails = (
  { options, parts, sku }: Pick<PaperLine, 'options' | 'parts' | 'sku'>,
  language: Language,
): string[] => {
  const texts = paperTexts[language];
  return [
    joined([...options.map(optionText), texts.sku(leftToRight(sku))]),
    ...parts.map(({ qty, name }) => texts.part(leftToRight(String(qty)), isolated(name))),
  ];
};

const columnsOf = (
  lines: readonly PaperLine[],
  texts: typeof english,
  includesTax: boolean,
): InvoiceColumn[] => {
  const columns: (InvoiceColumn | false)[] = [
    { code: 'price', head: includesTax ? texts.unitPriceWithTax : texts.unitPrice },
    lines.some(({ discount_amount }) => discount_amount !== 0) && { code: 'discount', head: texts.discount },
    lines.some(({ tax_amount }) => tax_amount !== 0) && {
      code: 'tax',
      head: includesTax ? texts.taxWithin : texts.tax,
    },
    { code: 'total', head: texts.total },
  ];
  return columns.filter((column) => column !== false);
};

/** Returns the table of an invoice; columns that would hold nothing but zeros are left out. */
export const invoiceLines = (
  { lines }: Pick<OrderPaper, 'lines'>,
  { money, texts, language }: { money: (minor: number) => string; texts: typeof english; language: Language },
): { columns: InvoiceColumn[]; lines: InvoiceLine[] } => {
  const includesTax = showsTaxInPrices(lines);
  return {
    columns: columnsOf(lines, texts, includesTax),
    lines: lines.map((line, index) => ({
      position: String(index + 1),
      name: isolated(line.name),
      details: lineDetails(line, language),
      qty: String(line.qty),
      amounts: {
        price: money(includesTax ? line.price_incl_tax : line.price),
        discount: line.discount_amount === 0 ? none : money(0 - line.discount_amount),
        tax: line.tax_amount === 0 ? none : money(line.tax_amount),
        total: money(lineTotal(line)),
      },
    })),
  };
};
