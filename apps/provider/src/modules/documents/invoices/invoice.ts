import type { OrderPaper } from '../papers/order-paper.ts';
import type { SellerFacts } from '../seller/seller.ts';

export type InvoiceKind = 'invoice' | 'credit note';

/** What an invoice says, frozen when it is issued. */
export type InvoiceData = {
  /** The order; of a credit note what is credited of it, with amounts as positive numbers. */
  paper: OrderPaper;
  seller: SellerFacts;
  /** The invoice that a credit note takes from; `issued_at` in ISO 8601. */
  credited: { number: string; issued_at: string } | null;
};

/** An issued invoice or credit note, which never changes. Numbers count from 1 in each kind and year. */
export type Invoice = {
  id: number;
  kind: InvoiceKind;
  year: number;
  number: number;
  order_id: number;
  revision: number;
  /** ISO 8601. */
  issued_at: string;
  data: InvoiceData;
};
