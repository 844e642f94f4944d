import type { CallName } from '@dijla/contract/client';
import { softwarePasskey } from '@dijla/test-kit/staff-factors';
import type { SampleRequest } from './sample-request.ts';

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
    case 'desk/note-payment':
      return { query, body: { version: 1, move: 'note_payment', amount: 1000, reference: 'TRX 7' } };
    case 'desk/revoke-session':
      return { query: { storeCode: 'ar', sessionId: '1' } };
    default:
      return undefined;
  }
};
