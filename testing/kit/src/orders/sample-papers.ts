import { type StoreView, storeViews } from '@dijla/contract/store-views';
import type { Invoice } from '@dijla/provider/modules/documents/invoices/invoice';
import type {
  OrderPaper,
  PaperAddress,
  PaperLine,
} from '@dijla/provider/modules/documents/papers/order-paper';
import type { SellerFacts } from '@dijla/provider/modules/documents/seller/seller';
import type { Presentation } from '@dijla/provider/modules/documents/views/shown';

export const dinars = { code: 'IQD', scale: 0, symbol: 'IQD' } as const;
export const dollars = { code: 'USD', scale: 2, symbol: '$' } as const;

export const sampleSeller: SellerFacts = {
  shop_name: { en: 'Dijla', ar: 'دجلة' },
  legal_name: { en: 'Dijla General Trading LLC', ar: 'شركة دجلة للتجارة العامة' },
  address: { en: 'Karrada 62, Baghdad', ar: 'الكرادة 62، بغداد' },
  telephone: '6699',
  email: 'hello@dijla.example',
  licence_number: '2024/1187',
  tax_number: '900412556',
};

/** An untaxed line of which a piece costs `price`. */
export const sampleLine = (given: Partial<PaperLine> = {}): PaperLine => {
  const { qty = 1, price = 12_000 } = given;
  return {
    line_number: 1,
    sku: 'DJ-MUG',
    name: 'كوب خزفي',
    options: [],
    parts: [],
    qty,
    price,
    price_incl_tax: price,
    row_total: qty * price,
    tax_amount: 0,
    discount_amount: 0,
    ...given,
  };
};

export const sampleAddress: PaperAddress = {
  name: 'نور حسن',
  company: null,
  tax_id: null,
  telephone: '07701234567',
  region: { en: 'Baghdad', ar: 'بغداد' },
  city: 'المنصور',
  street: [],
  landmark: 'قرب جامع الرحمن',
  postcode: null,
  country: 'IQ',
};

/** An order in dinars, paid in cash at the door; its totals follow from its lines, with 5,000 for delivery. */
export const samplePaper = ({ lines = [sampleLine()], ...changes }: Partial<OrderPaper> = {}): OrderPaper => {
  const sum = (member: 'row_total' | 'discount_amount' | 'tax_amount') =>
    lines.reduce((total, line) => total + line[member], 0);
  const rows = [
    { code: 'subtotal', value: sum('row_total') },
    { code: 'shipping', value: 5000 },
    { code: 'discount', value: 0 - sum('discount_amount') },
    { code: 'tax', value: sum('tax_amount') },
  ];
  const grand_total = rows.reduce((total, { value }) => total + value, 0);
  return {
    order_id: 10_001,
    order_number: '000010001',
    revision: 1,
    placed_at: '2026-11-27T18:20:00.000Z',
    language: 'ar',
    currency: dinars,
    lines,
    totals: [...rows, { code: 'grand_total', value: grand_total }].map((row) => ({
      ...row,
      title: row.code,
    })),
    grand_total,
    coupon_code: null,
    payable: { currency: dinars, total: grand_total },
    due: grand_total,
    due_at: null,
    payment: {
      code: 'cashondelivery',
      title: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
      kind: 'cash',
    },
    delivery: {
      title: { en: 'Standard delivery - Within 24 hours', ar: 'توصيل عادي - خلال 24 ساعة' },
      slot: { en: 'Before 2PM', ar: 'قبل 2 ظهراً' },
    },
    shipping: sampleAddress,
    billing: sampleAddress,
    ...changes,
  };
};

/** The 123rd invoice of 2026. */
export const sampleInvoice = (paper: OrderPaper, changes: Partial<Invoice> = {}): Invoice => ({
  id: 7,
  kind: 'invoice',
  year: 2026,
  number: 123,
  order_id: paper.order_id,
  revision: paper.revision,
  issued_at: '2026-11-28T03:00:00.000Z',
  data: { paper, seller: sampleSeller, credited: null },
  ...changes,
});

const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"><rect fill="#005b63" width="36" height="36" rx="11"/></svg>`;

/** The two store views as they come with the shop. */
export const samplePresentation = (language: 'en' | 'ar'): Presentation => {
  const views = [storeViews.ar, storeViews.en] as unknown as (StoreView &
    Presentation['stores']['all'][number])[];
  const byCode: Presentation['stores']['byCode'] = (code) =>
    views.find((view) => view.code === code) ?? views[1]!;
  return { language, stores: { all: views, byCode }, look: { logo, shows_name: true, accent: '#005b63' } };
};
