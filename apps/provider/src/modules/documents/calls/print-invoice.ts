import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import type { Stores } from '../../store-views/store-views.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { findOwnInvoice } from '../invoices/invoice-sql.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { PdfPrinter } from '../printing/pdf-printer.ts';
import { readSeller } from '../seller/read-seller-sql.ts';
import type { SellerFacts } from '../seller/seller.ts';

type Parts = { database: Database; stores: Stores; printer: PdfPrinter };
type Asked = { orderId: number; customerId: number; now: number };

/** Returns the invoice of the customer's own order, which is issued when it is first asked for. */
const invoiceOf = async (
  { orderId, customerId, now }: Asked,
  seller: SellerFacts,
  { database, stores }: Parts,
): Promise<Invoice | Refusal> => {
  const found = await findOwnInvoice(database, { orderId, customerId });
  if (found === undefined) return refusal('order.not-found');
  if (found.invoice !== null) return found.invoice;
  const issuing = { seller, actor: `customer ${customerId}`, now };
  return inTransaction(database, (transaction) => issueInvoice(transaction, { orderId, stores }, issuing));
};

/** `GET /api/ext/dijla/orders/{entity_id}/invoice`: prints the invoice of a customer's own order, in the store's language. */
export const printInvoice = handleCall(
  'order/invoice',
  (parts: Parts) =>
    async ({ params }, { customer, store, now, gone }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const { facts, look } = await readSeller(parts.database);
      const invoice = await invoiceOf({ orderId, customerId: customer.id, now }, facts, parts);
      if (isRefusal(invoice)) return invoice;
      return invoicePdf(
        invoice,
        { language: store.language, stores: parts.stores, look },
        { printer: parts.printer, asker: { caller: `customer ${customer.id}`, gone: gone() } },
      );
    },
);
