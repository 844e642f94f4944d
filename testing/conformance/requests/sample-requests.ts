import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import type { CallName } from '@dijla/contract/client';
import { affiliateSample } from './affiliate-samples.ts';
import { cardSample } from './card-samples.ts';
import { deskSample } from './desk/desk-samples.ts';
import { listSample } from './list-samples.ts';
import { reportBodies } from './report-samples.ts';
import type { SampleRequest } from './sample-request.ts';
import { executeTask, vsfTasks } from '../vsf-tasks.ts';

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
      case 'catalog/provider-search':
        return { query: { type: 'search', term: 'قميص' } };
      case 'catalog/slim':
        return { query: { storeCode: 'ar' } };
      case 'catalog/suggest':
      case 'catalog/understand':
        return { query: { storeCode: 'ar', term: 'قميص' } };
      case 'rewards/transactions':
      case 'user/reviews':
        return { query: { token: reading, storeCode: 'ar', before: '1001' } };
      case 'other/event':
        return { query: { storeCode: 'ar' }, body: { event: 'search', total: 1, term: 'قميص' } };
      case 'report/search':
      case 'report/click':
      case 'report/checkout':
        return { query: { storeCode: 'ar' }, body: reportBodies[name] };
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
      case 'user/identities':
      case 'user/passkeys':
        return { query: { token: reading, storeCode: 'ar' } };
      case 'order/one':
        return { query: { token: reading, storeCode: 'ar', entity_id: '10001' } };
      case 'order/guest':
        return { query: { storeCode: 'ar' }, body: { number: '10001', phone: '07701234567' } };
      case 'order/request-guest-cancellation':
        return {
          query: { storeCode: 'ar' },
          body: { number: '10001', key: 'k'.repeat(22), reason_id: 1, comment: 'غيّرت رأيي' },
        };
      case 'order/request-guest-return':
        return {
          query: { storeCode: 'ar' },
          body: {
            number: '10001',
            key: 'k'.repeat(22),
            items: [{ item_id: 1, qty: 1 }],
            reason: 'مقاسه صغير',
            wish: 'exchange',
          },
        };
      case 'order/confirm':
        return { query: { storeCode: 'ar' }, body: { number: '10001', confirm: 'k'.repeat(22) } };
      case 'payment/read':
      case 'payment/begin':
        return { query: { storeCode: 'ar' }, body: { number: '10001', key: 'k'.repeat(22) } };
      case 'payment/change-method':
        return {
          query: { storeCode: 'ar' },
          body: { number: '10001', key: 'k'.repeat(22), method: 'cashondelivery' },
        };
      case 'fib/initialize':
        return {
          query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
          body: { return_url: 'https://shop.test/ar/fib' },
        };
      case 'qicard/initialize':
        return {
          query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
          body: { maskedQuoteId: 'c'.repeat(32) },
        };
      case 'qicard/reset-reserved-order-id':
        return { query: { storeCode: 'ar' }, body: { token: 'x'.repeat(43) } };
      case 'zaincash/initialize':
        return {
          query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
          body: { device_information: { agent: 'x' } },
        };
      case 'fib/check-status':
        return {
          query: { storeCode: 'ar', cartId: 'c'.repeat(32) },
          body: { payment_id: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11' },
        };
      case 'order/send-confirm-code':
        return { query: { storeCode: 'ar' }, body: { number: '10001', key: 'k'.repeat(22) } };
      case 'order/invoice':
        return { query: { token: reading, storeCode: 'ar', entity_id: '10001', key: 'k'.repeat(22) } };
      case 'user/order-history':
        return { query: { token: reading, storeCode: 'ar', pageSize: '10', currentPage: '2' } };
      case 'user/revoke-session':
        return { query: { token: reading, storeCode: 'ar', sessionId: '1' } };
      case 'user/remove-passkey':
        return { query: { token: reading, storeCode: 'ar', passkeyId: '1' } };
      case 'user/native-account':
      case 'user/login-by-native-code':
        return { query: { storeCode: 'ar' }, body: { code: 'c'.repeat(100) } };
      case 'user/native-code':
        return { query: { token: writing, storeCode: 'ar' } };
      case 'user/begin-passkey':
        return { query: { token: writing, storeCode: 'ar' }, body: { password: 'Dijla-demo-1' } };
      case 'user/add-passkey':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { name: 'هاتفي', credential: softwarePasskey().made('AAAA', 'http://localhost') },
        };
      case 'user/login-by-passkey':
        return {
          query: { storeCode: 'ar' },
          body: { credential: softwarePasskey().used('AAAA', 'http://localhost') },
        };
      case 'user/remove-identity':
        return { query: { token: reading, storeCode: 'ar', identityId: '1' } };
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
      case 'user/forgot-password':
      case 'user/send-login-code':
        return { query: { storeCode: 'ar' }, body: { mobileNumber: '07701230009' } };
      case 'user/login-by-code':
      case 'user/verify-password-code':
        return { query: { storeCode: 'ar' }, body: { mobileNumber: '07701230009', otp: '123456' } };
      case 'user/change-forgotten-password':
        return {
          query: { storeCode: 'ar' },
          body: { mobileNumber: '07701230009', token: 't'.repeat(43), password: 'Dijla-demo-2' },
        };
      case 'user/social/begin':
        return { query: { storeCode: 'ar' }, body: { provider: 'palm', to: '/ar/cart' } };
      case 'user/begin-identity':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { provider: 'palm', to: '/ar/my-account/profile', password: 'Dijla-demo-1' },
        };
      case 'user/social/finish':
        return { query: { storeCode: 'ar' }, body: { returned: 'code=sample&state=sample' } };
      case 'user/social/sign-up':
        return {
          query: { storeCode: 'ar' },
          body: {
            firstname: 'Noor',
            lastname: 'حسن',
            email: 'sample-nobody@example.iq',
            mobilenumber: '07701230009',
          },
        };
      case 'user/social/join':
        return {
          query: { storeCode: 'ar' },
          body: { username: 'sample-nobody@example.iq', password: 'Dijla-demo-1' },
        };
      case 'user/login-by-facebook':
        return { query: { storeCode: 'ar', accessToken: 'sample' } };
      case 'user/sign-up-by-facebook':
        return { query: { storeCode: 'ar', accessToken: 'sample' }, body: { phone: '07701230009' } };
      case 'user/reset-password':
        return { query: { storeCode: 'ar' }, body: { email: 'sample-nobody@example.iq' } };
      case 'user/create-password':
        return {
          query: { storeCode: 'ar' },
          body: {
            email: 'sample-nobody@example.iq',
            resetToken: 't'.repeat(43),
            newPassword: 'Dijla-demo-2',
          },
        };
      case 'user/save-address-book':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { customer: { addresses: [bookAddress] }, knownIds: [1] },
        };
      case 'user/delete-address':
        return { query: { token: writing, storeCode: 'ar', addressId: '2147483' }, body: {} };
      case 'user/send-telephone-code':
        return { query: { token: writing, storeCode: 'ar' } };
      case 'user/verify-telephone':
        return { query: { token: writing, storeCode: 'ar' }, body: { otp: '123456' } };
      case 'user/send-privacy-code':
        return { query: { token: writing, storeCode: 'ar' }, body: { act: 'export' } };
      case 'user/export-personal-data':
        return { query: { token: writing, storeCode: 'ar' }, body: { password: 'Dijla-demo-1' } };
      case 'user/delete-account':
        return { query: { token: writing, storeCode: 'ar' }, body: { otp: '123456' } };
      case 'user/change-password':
        return {
          query: { token: writing, storeCode: 'ar' },
          body: { currentPassword: 'not this one', newPassword: 'Dijla-demo-2' },
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
      case 'user/logout':
      case 'user/revoke-other-sessions':
        return { query: { token: leaving, storeCode: 'ar' } };
      default:
        return (
          deskSample(name, { query, product_option }) ??
          cardSample(name) ??
          affiliateSample(name, writing) ??
          listSample(name, { token: writing, product_option }) ?? { query }
        );
    }
  };
  return { filledCart, of };
};
