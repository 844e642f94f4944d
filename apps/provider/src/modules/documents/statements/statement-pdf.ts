import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import type { PdfFile } from '../invoices/invoice-pdf.ts';
import { fileHeaders } from '../printing/file-headers.ts';
import type { Asker, PdfPrinter } from '../printing/pdf-printer.ts';
import type { Seller } from '../seller/seller.ts';
import { statementFileName, statementSheet } from '../views/statement-sheet.ts';
import type { Presentation } from '../views/shown.ts';
import type { Statement } from './statement.ts';

/** Prints a statement of a month at `now` (ms since 1970). */
export const statementPdf = async (
  statement: Statement,
  { seller, now, reader }: { seller: Seller; now: number; reader: Omit<Presentation, 'look'> },
  { printer, asker }: { printer: Pick<PdfPrinter, 'pdfOf'>; asker: Asker },
): Promise<PdfFile | Refusal> => {
  const presentation = { ...reader, look: seller.look };
  const sheet = statementSheet(statement, { seller: seller.facts, createdAt: now }, presentation);
  const pdf = await printer.pdfOf('statement', sheet, asker);
  return isRefusal(pdf)
    ? pdf
    : { written: pdf, headers: fileHeaders(statementFileName(statement, reader.language)) };
};
