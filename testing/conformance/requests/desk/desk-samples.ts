import type { CallName } from '@dijla/contract/client';
import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import { catalogSample } from './desk-catalog-samples.ts';
import { deskContentSample } from './desk-content-requests.ts';
import { deskCustomerSample } from './desk-customer-samples.ts';
import { settingsSample } from './desk-settings-requests.ts';
import type { SampleRequest } from '../sample-request.ts';

const address = {
  country_id: 'IQ',
  region: 'Baghdad',
  region_id: 611,
  region_code: '',
  street: ['Karrada 62', '12'],
  city: 'بغداد',
  postcode: '10069',
  firstname: 'نور',
  lastname: 'حسن',
  company: '',
  telephone: '07701234567',
  email: 'noor@example.iq',
};

/** What an owner may say of the shop. */
export const aBrand = {
  name: { en: 'Saffron House', ar: 'بيت الزعفران' },
  company_name: { en: 'Saffron Trading' },
  sender_name: {},
  colors: { accent: '#7a1f2b', accent_dark: null },
  shows_name: true,
  licence_number: '2026/17',
  tax_number: null,
  contact: {
    hotline: '6699',
    whatsapp: '+9647001234567',
    email: 'hello@saffron.iq',
    hours: { ar: 'كل يوم' },
    address: { ar: 'الكرادة 62' },
    social: ['https://instagram.com/saffron-house'],
    return_days: 14,
  },
};

/** A promotion that takes a tenth off what is in a category. */
const aPromotion = {
  is_active: true,
  from: '2026-12-01T00:00:00+03:00',
  until: null,
  priority: 10,
  stops_further: false,
  uses_per_customer: 1,
  texts: [{ language: 'ar', name: 'خصم العيد', description: '' }],
  rule: {
    when: { match: 'all', of: [{ subject: 'subtotal', operator: '>=', amounts: { IQD: 50_000 } }] },
    lines: { subject: 'category', operator: 'in', values: ['kitchen'] },
    actions: [{ type: 'percent', percent: 100_000 }],
  },
};

const flatrate = { carrier_code: 'flatrate', method_code: 'flatrate' };
const iqdStep = { currency: 'IQD', min_subtotal: 0, price: 8000 };

/** Returns a valid request of a call of the desk, `product_option` being of a variant; undefined for a call without members of its own. */
export const deskSample = (
  name: CallName,
  { query, product_option }: { query: Record<string, string>; product_option: object },
): SampleRequest | undefined => {
  switch (name) {
    case 'desk/link':
      return { query: { storeCode: 'ar' }, body: { link: 'l'.repeat(43) } };
    case 'desk/set-password':
      return { query, body: { current: 'none', password: 'ليلة على دجلة' } };
    case 'desk/begin-totp':
      return { query, body: { password: 'none', name: 'هاتفي' } };
    case 'desk/confirm-totp':
      return { query, body: { code: '١٢٣٤٥٦' } };
    case 'desk/add-passkey':
      return {
        query,
        body: {
          password: 'none',
          name: 'حاسبتي',
          credential: softwarePasskey().made('AAAA', 'http://localhost'),
        },
      };
    case 'desk/step-up':
      return { query, body: { code: '123456' } };
    case 'desk/add-staff':
      return { query, body: { email: 'new@example.iq', name: 'زينب', language: 'ar', roles: ['orders'] } };
    case 'desk/give-staff-link':
      return { query, body: { reset: true } };
    case 'desk/set-staff-roles':
      return { query, body: { roles: ['orders', 'support'] } };
    case 'desk/set-staff-vendor':
      return { query, body: { vendor: 'basra-palms' } };
    case 'desk/extend-download':
      return { query, body: { downloads: 2, days: 7 } };
    case 'desk/add-role':
      return { query, body: { code: 'accountant', permissions: ['desk.enter'] } };
    case 'desk/set-role':
      return { query, body: { permissions: ['desk.enter'] } };
    case 'desk/export-orders':
      return {
        query,
        body: {
          state: 'pending,on_hold',
          payment_state: 'unpaid',
          region_id: '611',
          shipping_method_code: 'flatrate',
          payment_method_code: 'cashondelivery',
          q: 'نور',
          from: '2026-01-01T00:00:00Z',
          until: '2099-01-01T00:00:00+03:00',
        },
      };
    case 'desk/move-orders':
      return { query, body: { move: 'hold', orders: [{ order_id: 10001, version: 1 }], reason: 'تأجيل' } };
    case 'desk/sign-in':
      return {
        query: { storeCode: 'ar' },
        body: { email: 'nobody@example.iq', password: 'none', code: '123456' },
      };
    case 'desk/sign-in-by-passkey':
      return {
        query: { storeCode: 'ar' },
        body: { credential: softwarePasskey().used('AAAA', 'http://localhost') },
      };
    case 'desk/audit':
      return {
        query: {
          storeCode: 'ar',
          actor: 'test',
          act: 'added',
          entity: 'staff',
          entityId: '1001',
          from: '2026-01-01T00:00:00Z',
          until: '2099-01-01T00:00:00+03:00',
          before: '99999',
          limit: '10',
        },
      };
    case 'desk/searches':
      return { query: { storeCode: 'ar', found: 'all', view: 'ar', q: 'شاي' } };
    case 'desk/search-text':
      return {
        query: {
          storeCode: 'ar',
          view: 'ar',
          q: 'شاي',
          pins: '[]',
          words: JSON.stringify({ code: 'samovar', kind: 'synonym', words: { ar: ['سماور', 'شاي'] } }),
        },
      };
    case 'desk/search-rules':
      return { query: { storeCode: 'ar', view: 'ar' } };
    case 'desk/search-words':
      return { query: { storeCode: 'ar', q: 'شاي' } };
    case 'desk/orders':
      return {
        query: {
          storeCode: 'ar',
          state: 'pending',
          payment_state: 'unpaid',
          region_id: '611',
          shipping_method_code: 'flatrate',
          payment_method_code: 'cashondelivery',
          q: 'نور 0770',
          sort: 'oldest',
          from: '2026-01-01T00:00:00Z',
          until: '2099-01-01T00:00:00+03:00',
          before: '99999',
          limit: '10',
        },
      };
    case 'desk/work-return':
      return {
        query,
        body: {
          version: 1,
          step: 'receive',
          lines: [{ line_number: 1, restocked: 1, written_off: 0 }],
          amount: 1000,
        },
      };
    case 'desk/note-call':
      return { query, body: { outcome: 'call-later', note: 'بعد العصر' } };
    case 'desk/refusals':
      return {
        query: {
          storeCode: 'ar',
          by: 'product',
          from: '2026-01-01T00:00:00Z',
          until: '2099-01-01T00:00:00Z',
        },
      };
    case 'desk/place-order':
      return {
        query: { storeCode: 'ar' },
        body: {
          store_code: 'ar',
          customer_id: 1,
          products: [{ sku: 'DJ-TEE', qty: 1, product_option }],
          shipping_address: address,
          billing_address: address,
          shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
          payment_method_code: 'cashondelivery',
          coupon_code: 'DIJLA10',
        },
      };
    case 'desk/edit-order':
      return {
        query,
        body: {
          version: 1,
          package: 1,
          reason: 'اتصلت الزبونة',
          lines: [{ line_number: 1, qty: 1 }],
          add: [{ sku: 'DJ-TEE', qty: 1, product_option }],
          shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
          payment_method_code: 'cashondelivery',
          delivery_price: 0,
          discount: 1,
          address: {
            region_id: 611,
            firstname: 'نور',
            lastname: 'حسن',
            telephone: '07701234567',
            city: 'بغداد',
            street: ['الكرادة 62'],
          },
        },
      };
    case 'desk/decide-cancellation':
      return { query, body: { version: 1, decision: 'decline', reason: 'جهّزناه' } };
    case 'desk/confirm-order':
      return { query, body: { version: 1, package: 1 } };
    case 'desk/prepare-order':
      return {
        query,
        body: { version: 1, package: 1, move: 'split', lines: [{ line_number: 1, qty: 1 }] },
      };
    case 'desk/deliver-order':
      return {
        query,
        body: {
          version: 1,
          package: 1,
          move: 'accept_part',
          lines: [{ line_number: 1, qty: 1 }],
          amount: 1000,
        },
      };
    case 'desk/review-order':
    case 'desk/cancel-order':
      return { query, body: { version: 1, package: 1, move: 'review', reason: 'طلب مكرر' } };
    case 'desk/refund-order':
      return { query, body: { version: 1, amount: 1000, by: 'cash', reason: 'دفع مرتين' } };
    case 'desk/cancel-payment':
      return { query, body: { payment_id: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11' } };
    case 'desk/refund-payment':
      return { query, body: { version: 1, attempt: crypto.randomUUID(), amount: 1000, reason: 'دفع مرتين' } };
    case 'desk/settle-refund':
      return {
        query,
        body: { version: 1, refund: crypto.randomUUID(), outcome: 'done', reason: 'ظهر في صفحات البوابة' },
      };
    case 'desk/note-payment':
      return { query, body: { version: 1, move: 'note_payment', amount: 1000, reference: 'TRX 7' } };
    case 'desk/give-to-courier':
      return { query, body: { orders: [{ order_id: 10001, version: 1 }] } };
    case 'desk/work-stop':
      return {
        query,
        body: { package: 1, move: 'accept_part', lines: [{ line_number: 1, qty: 1 }], amount: 1000 },
      };
    case 'desk/close-courier-day':
      return {
        query,
        body: { unit: 'IQD', expected: 21000, handed_in: 20000, reason: 'ناقص ألف', is_written_off: true },
      };
    case 'desk/products':
      return { query: { ...query, q: 'قنينة', stock: 'low', status: 'enabled', before: '', limit: '20' } };
    case 'desk/set-stock':
      return { query, body: { qty: 5, seen_qty: 4 } };
    case 'desk/set-prices':
      return {
        query,
        body: {
          regular: [{ currency: 'IQD', amount: 12_500 }],
          specials: [
            {
              from: '2026-12-01T00:00:00+03:00',
              until: '2026-12-08T00:00:00+03:00',
              amounts: [{ currency: 'IQD', amount: 10_000 }],
            },
          ],
        },
      };
    case 'desk/enable-product':
      return { query, body: { is_enabled: false } };
    case 'desk/set-method-prices':
      return { query, body: { is_active: true, prices: [iqdStep] } };
    case 'desk/set-region-delivery':
      return {
        query,
        body: {
          delivery_days: 2,
          same_day_until: 14,
          spellings: ['Bassora'],
          rates: [{ ...flatrate, ...iqdStep }],
        },
      };
    case 'desk/set-size-class':
      return {
        query,
        body: {
          titles: [{ language: 'ar', text: 'سلع كبيرة' }],
          days: [{ region_code: '*', days: 3 }],
          prices: [{ ...flatrate, ...iqdStep, region_code: 'IQ-BA' }],
        },
      };
    case 'desk/set-slot':
      return {
        query,
        body: { is_active: true, until_hour: 21, labels: [{ language: 'ar', text: 'مساءً' }] },
      };
    case 'desk/preview-exchange-rate':
      return { query: { ...query, rate: '1320', step: '250' } };
    case 'desk/set-exchange-rate':
      return { query, body: { rate: '1320.5', step: 250, seen_rate: '1310' } };
    case 'desk/create-promotion':
      return { query, body: { ...aPromotion, codes: { code: 'خصم٢٠', uses_limit: 100 } } };
    case 'desk/save-promotion':
      return { query, body: { ...aPromotion, version: 3 } };
    case 'desk/switch-promotion':
      return { query, body: { is_active: false, version: 3 } };
    case 'desk/remove-promotion':
      return { query, body: { version: 3 } };
    case 'desk/set-coupon':
      return { query, body: { code: 'EID-20', uses_limit: null } };
    case 'desk/generate-coupons':
      return { query, body: { prefix: 'EID', count: 50 } };
    case 'desk/delete-coupon':
      return { query, body: { code: 'EID-20' } };
    case 'desk/report-sales':
    case 'desk/report-margin':
    case 'desk/report-refusals':
    case 'desk/report-turn':
    case 'desk/report-funnel':
    case 'desk/report-invoices':
      return { query: { ...query, from: '2026-11-22', until: '2026-11-28' } };
    case 'desk/report-csv':
      return { query, body: { report: 'refusals', by: 'district', from: '2026-11-22', until: '2026-11-28' } };
    case 'desk/report-xlsx':
      return { query, body: { report: 'stock', kind: 'still', days: 60 } };
    case 'desk/promotion-simulation':
      return { query: { ...query, rule: JSON.stringify(aPromotion.rule) } };
    case 'desk/promotion-preview':
      return {
        query: {
          ...query,
          rule: JSON.stringify(aPromotion.rule),
          products: JSON.stringify([{ sku: 'A', qty: 2 }]),
        },
      };
    case 'desk/set-shop':
      return { query, body: aBrand };
    case 'desk/revoke-session':
      return { query: { storeCode: 'ar', sessionId: '1' } };
    default:
      return (
        deskContentSample(name, query) ??
        catalogSample(name, query) ??
        settingsSample(name, query) ??
        deskCustomerSample(name, query)
      );
  }
};
