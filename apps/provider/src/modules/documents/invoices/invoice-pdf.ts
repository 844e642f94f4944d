import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import { fileHeaders } from '../printing/file-headers.ts';
import type { Asker, PdfPrinter } from '../printing/pdf-printer.ts';
import { invoiceFileName, invoiceSheet } from '../views/invoice-sheet.ts';
import type { Presentation } from '../views/shown.ts';
import type { Invoice } from './invoice.ts';

/** A document and the headers it is sent with. */
export type PdfFile = { written: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

/** Prints an issued invoice or credit note: the same facts, whenever it is printed. */
export const invoicePdf = async (
  invoice: Invoice,
  presentation: Presentation,
  { printer, asker }: { printer: Pick<PdfPrinter, 'pdfOf'>; asker: Asker },
): Promise<PdfFile | Refusal> => {
  const pdf = await printer.pdfOf('invoice', invoiceSheet(invoice, presentation), asker);
  return isRefusal(pdf)
    ? pdf
    : { written: pdf, headers: fileHeaders(invoiceFileName(invoice, presentation.language)) };
};
