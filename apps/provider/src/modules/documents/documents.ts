export { fileHeaders } from './printing/file-headers.ts';
export { creditInvoice, reissueInvoice } from './invoices/follow-order.ts';
export { issueCreditNote } from './invoices/issue-credit-note.ts';
export { invoicePdf } from './invoices/invoice-pdf.ts';
export { issueInvoice } from './invoices/issue-invoice.ts';
export { packingSlipPdf } from './packing/packing-slip-pdf.ts';
export { readOrderPaper } from './papers/read-order-paper.ts';
export { type PdfPrinter, pdfPrinter } from './printing/pdf-printer.ts';
export { readSeller } from './seller/read-seller-sql.ts';
