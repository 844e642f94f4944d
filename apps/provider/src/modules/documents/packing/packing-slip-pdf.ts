import { isRefusal, type Refusal } from '../../../call/refusal.ts';
import type { PdfFile } from '../invoices/invoice-pdf.ts';
import type { OrderPaper } from '../papers/order-paper.ts';
import { fileHeaders } from '../printing/file-headers.ts';
import type { Asker, PdfPrinter } from '../printing/pdf-printer.ts';
import type { Seller } from '../seller/seller.ts';
import { packingFileName, packingSheet } from '../views/packing-sheet.ts';
import type { Presentation } from '../views/shown.ts';

/** Prints the packing slip of an order as it is at `now` (ms since 1970). */
export const packingSlipPdf = async (
  { paper, seller, now }: { paper: OrderPaper; seller: Seller; now: number },
  reader: Omit<Presentation, 'look'>,
  { printer, asker }: { printer: Pick<PdfPrinter, 'pdfOf'>; asker: Asker },
): Promise<PdfFile | Refusal> => {
  const sheet = packingSheet(
    paper,
    { seller: seller.facts, createdAt: now },
    { ...reader, look: seller.look },
  );
  const pdf = await printer.pdfOf('packing-slip', sheet, asker);
  return isRefusal(pdf)
    ? pdf
    : { written: pdf, headers: fileHeaders(packingFileName(paper, reader.language)) };
};
