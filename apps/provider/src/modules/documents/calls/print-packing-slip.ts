import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { Stores } from '../../store-views/store-views.ts';
import { packingSlipPdf } from '../packing/packing-slip-pdf.ts';
import { readOrderPaper } from '../papers/read-order-paper.ts';
import type { PdfPrinter } from '../printing/pdf-printer.ts';
import { readSeller } from '../seller/read-seller-sql.ts';

/** `GET /api/desk/orders/{orderId}/packing-slip`: prints what is to be packed, in the store's language. */
export const printPackingSlip = handleCall(
  'desk/packing-slip',
  ({ database, stores, printer }: { database: Database; stores: Stores; printer: PdfPrinter }) =>
    async ({ params }, { store, now, gone }) => {
      const orderId = idInPath(params, { name: 'orderId', thing: 'order' });
      if (isRefusal(orderId)) return orderId;
      const paper = await readOrderPaper(database, orderId, stores);
      if (paper === undefined) return refusal('order.not-found');
      return packingSlipPdf(
        { paper, seller: await readSeller(database), now },
        { language: store.language, stores },
        { printer, asker: { caller: 'desk', gone: gone() } },
      );
    },
);
