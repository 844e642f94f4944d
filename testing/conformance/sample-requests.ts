import type { CallName } from '@dijla/contract/client';
import { softwarePasskey } from '@dijla/test-kit/staff-factors';
import { executeTask, vsfTasks } from './vsf-tasks.ts';

export type SampleRequest = { query: Record<string, string>; body?: unknown };

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
const bookAddress = {
  firstname: 'نور',
  lastname: 'حسن',
  street: ['Karrada 62', '12'],
  city: 'بغداد',
  country_id: 'IQ',
  region: { region: 'Baghdad', region_id: 611, region_code: '' },
  region_id: 611,
  postcode: '10069',
  telephone: '07701234567',
  default_shipping: true,
};
const flatrate = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };

/** Builds valid requests of a shopper with a filled cart, from which invalid ones are derived. */
export const sampleRequests = async (url: string) => {
  const tasks = vsfTasks(url, 'ar');
  const found = await executeTask(
    `${url}/api/catalog/iq_catalog_ar/product/_search?size=1&request_format=search-query&response_format=compact&request=${encodeURIComponent(JSON.stringify({ _appliedFilters: [{ attribute: 'sku', value: { eq: 'DJ-TEE' } }] }))}`,
  );
  const [tee] = (
    found as unknown as {
      hits: {
        configurable_options: { attribute_id: string; attribute_code: string }[];
        configurable_children: Record<string, unknown>[];
      }[];
    }
  ).hits;
  const variant = tee?.configurable_children.find(({ sku }) => sku === 'DJ-TEE-M-BLK');
  const configurable_item_options = tee?.configurable_options.map(({ attribute_id, attribute_code }) => ({
    option_id: attribute_id,
    option_value: String(variant?.[attribute_code]),
  }));
  const product_option = { extension_attributes: { configurable_item_options } };

  const filledCart = async (): Promise<string> => {
    const cartId = String((await tasks.create()).result);
    for (const item of [
      { sku: 'DJ-SIMPLE', qty: 2 },
      { sku: 'DJ-TEE', qty: 1, product_option },
    ]) {
      const { code } = await tasks.update(cartId, item);
      if (code !== 200) throw new Error(`the sample cart cannot hold ${item.sku}: ${code}`);
    }
    return cartId;
  };

  const password = 'Dijla-demo-1';
  /** Registers and signs in a customer for one kind of call, so that no call ends another's session. */
  const tokenOf = async (email: string): Promise<string> => {
    const post = (path: string, body: object) =>
      executeTask(`${url}/api/user/${path}`, { method: 'POST', body });
    await post('create', { customer: { email, firstname: 'نور', lastname: 'حسن' }, password });
    return String((await post('login', { username: email, password })).result);
  };
  const [reading, writing, leaving] = [
    await tokenOf('sample-reads@example.iq'),
    await tokenOf('sample-writes@example.iq'),
    await tokenOf('sample-leaves@example.iq'),
  ];

  const of = (name: CallName, cartId: string): SampleRequest => {
    const query: Record<string, string> = { token: '', cartId, storeCode: 'ar' };
    switch (name) {
      case 'cart/update':
        return { query, body: { cartItem: { sku: 'DJ-TEE', qty: 1, product_option, quoteId: cartId } } };
      case 'cart/delete':
        return { query, body: { cartItem: { sku: 'DJ-SIMPLE', item_id: 1, quoteId: cartId } } };
      case 'cart/shipping-methods':
        return { query, body: { address } };
      case 'cart/shipping-information':
        return {
          query,
          body: {
            addressInformation: {
              shippingAddress: { countryId: 'IQ', ...address },
              billingAddress: { countryId: 'IQ' },
              ...flatrate,
            },
          },
        };
      case 'cart/collect-totals':
        return { query, body: { methods: { paymentMethod: { method: 'cashondelivery' }, ...flatrate } } };
      case 'order/place':
        return {
          query: { storeCode: 'ar' },
          body: {
            user_id: '',
            cart_id: cartId,
            store_code: 'ar',
            transmited: true,
            products: [{ sku: 'DJ-SIMPLE', qty: 2, price: 1, name: 'x', type_id: 'simple' }],
            addressInformation: {
              shippingAddress: address,
              billingAddress: { ...address, vat_id: '' },
              shipping_method_code: 'flatrate',
              shipping_carrier_code: 'flatrate',
              payment_method_code: 'cashondelivery',
              payment_method_additional: {},
              shippingExtraFields: null,
            },
          },
        };
      case 'order/withdraw':
        return { query, body: { order_id: '0b5c5a53-6d3f-4b3f-9a43-2f5d2f6f7a10' } };
      case 'stock/check':
        return { query: { sku: 'DJ-SIMPLE', storeCode: 'ar' } };
      case 'stock/list':
        return { query: { skus: 'DJ-SIMPLE,DJ-TEE-M-BLK', storeCode: 'ar' } };
      case 'catalog/search':
        return {
          query: {
            size: '5',
            from: '0',
            request_format: 'search-query',
            response_format: 'compact',
            sort: '',
            _source_include: 'sku,name',
            _source_exclude: 'sgn',
          },
          body: {
            _availableFilters: [{ field: 'color', scope: 'catalog', options: {} }],
            _appliedFilters: [{ attribute: 'status', value: { in: [1] }, scope: 'default' }],
            _appliedSort: [{ field: 'final_price', options: 'desc' }],
            _searchText: '',
          },
        };
      case 'product/render-list':
        return {
          query: {
            skus: 'DJ-SIMPLE,DJ-TEE-M-BLK',
            storeId: '1',
            currencyCode: 'IQD',
            userGroupId: '0',
            token: '',
          },
        };
      case 'url/map':
        return {
          query: { storeCode: 'ar' },
          body: {
            url: 'cotton-t-shirt',
            includeFields: ['name'],
            excludeFields: ['sgn'],
            options: {},
            filters: { sku: 'DJ-TEE-M-BLK' },
            groupId: null,
            groupToken: null,
          },
        };
      case 'user/create':
        return {
          query: { storeCode: 'ar' },
          body: {
            customer: {
              email: 'sample-new@example.iq',
              firstname: 'نور',
              lastname: 'حسن',
              store_id: 1,
              addresses: [bookAddress],
              custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701230001' }],
            },
            password,
          },
        };
      case 'user/login':
        return { query: { storeCode: 'ar' }, body: { username: 'sample-reads@example.iq', password } };
      case 'user/refresh':
        return { query: { storeCode: 'ar' }, body: { refreshToken: 'x'.repeat(43) } };
      case 'user/me':
      case 'user/sessions':
        return { query: { token: reading, storeCode: 'ar' } };
      case 'order/one':
        return { query: { token: reading, storeCode: 'ar', entity_id: '10001' } };
      case 'order/guest':
        return { query: { storeCode: 'ar' }, body: { number: '10001', phone: '07701234567' } };
      case 'order/invoice':
        return { query: { token: reading, storeCode: 'ar', entity_id: '10001', key: 'k'.repeat(22) } };
      case 'user/order-history':
        return { query: { token: reading, storeCode: 'ar', pageSize: '10', currentPage: '2' } };
      case 'user/revoke-session':
        return { query: { token: reading, storeCode: 'ar', sessionId: '1' } };
      case 'user/update':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: {
            customer: {
              email: 'sample-writes@example.iq',
              firstname: 'نور',
              lastname: 'حسن',
              addresses: [bookAddress],
              custom_attributes: [{ attribute_code: 'mobilenumber', value: '07701230002' }],
            },
          },
        };
      case 'user/change-password':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { currentPassword: 'not this one', newPassword: 'Dijla-demo-2' },
        };
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
      case 'order/request-cancellation':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { order_id: 10001, reason_id: 1, comment: 'غيّرت رأيي' },
        };
      case 'order/request-return':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { items: [{ item_id: 1, qty: 1 }], reason: 'مقاسه صغير', wish: 'exchange' },
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
      case 'desk/edit-order':
        return {
          query,
          body: {
            version: 1,
            package: 1,
            reason: 'اتصلت الزبونة',
            lines: [{ line_number: 1, qty: 1 }],
            address: {
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
      case 'user/logout':
      case 'user/revoke-other-sessions':
        return { query: { token: leaving, storeCode: 'ar' } };
      default:
        return { query };
    }
  };
  return { filledCart, of };
};
