import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, type Refusal, refusal } from '../../../call/refusal.ts';
import { orderAskerOf } from '../../orders/orders.ts';
import type { Stores } from '../../store-views/store-views.ts';
import type { Invoice } from '../invoices/invoice.ts';
import { invoicePdf } from '../invoices/invoice-pdf.ts';
import { findOwnInvoice } from '../invoices/invoice-sql.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { PdfPrinter } from '../printing/pdf-printer.ts';
import { readSeller } from '../seller/read-seller-sql.ts';
import type { SellerFacts } from '../seller/seller.ts';

type Parts = { database: Database; stores: Stores; printer: PdfPrinter; secret: string };
/** Who asks: a customer, or whoever has the order's key, without an id. */
type Asked = { orderId: number; customerId: number | null; now: number };

const askerName = ({ orderId, customerId }: Asked): string =>
  customerId === null ? `buyer of order ${orderId}` : `customer ${customerId}`;

/** Returns the invoice of an order that the asker may see, which is issued when it is first asked for. */
const invoiceOf = async (
  asked: Asked,
  seller: SellerFacts,
  { database, stores }: Parts,
): Promise<Invoice | Refusal> => {
  const { orderId, now } = asked;
  const found = await findOwnInvoice(database, asked);
  if (found === undefined) return refusal('order.not-found');
  if (found.invoice !== null) return found.invoice;
  const issuing = { seller, actor: askerName(asked), now };
  return inTransaction(database, (transaction) => issueInvoice(transaction, { orderId, stores }, issuing));
};

/**
 * `GET /api/ext/dijla/orders/{entity_id}/invoice`: prints the invoice of a customer's own order, or of the order
 * whose key is given, in the store's language.
 */
export const printInvoice = handleCall(
  'order/invoice',
  (parts: Parts) =>
    async ({ params, query }, { caller, store, now, gone }) => {
      const orderId = idInPath(params, { name: 'entity_id', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const asker = await orderAskerOf(query.key, { caller }, parts.secret);
      if (isRefusal(asker)) return asker;
      const { customerId, maySee } = asker;
      // A customer's own is looked for below.
      if (!maySee({ id: orderId, customer_id: customerId })) return refusal('order.not-found');
      const asked = { orderId, customerId, now };
      const { facts, look } = await readSeller(parts.database);
      const invoice = await invoiceOf(asked, facts, parts);
      if (isRefusal(invoice)) return invoice;
      return invoicePdf(
        invoice,
        { language: store.language, stores: parts.stores, look },
        { printer: parts.printer, asker: { caller: askerName(asked), gone: gone() } },
      );
    },
);
