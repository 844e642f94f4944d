import { reportBodies } from './report-samples.ts';
import type { CallName } from '@dijla/contract/client';
import { calls } from '@dijla/contract/schemas';
import { sampleSubscription } from '@dijla/test-kit/messages/sample-subscription';
import { softwarePasskey } from '@dijla/test-kit/software-passkey';
import type { Actor } from '../access-actors.ts';

const password = 'Dijla-demo-1';
const orderAddress = {
  country_id: 'IQ',
  region_id: 611,
  street: ['Karrada 62'],
  city: 'Baghdad',
  postcode: '10069',
  firstname: 'A',
  lastname: 'B',
  telephone: '07701234567',
};
const flatrate = { shippingCarrierCode: 'flatrate', shippingMethodCode: 'flatrate' };
const item = { sku: 'DJ-SIMPLE', qty: 3 };

const places: Readonly<Record<string, string>> = {
  index: 'iq_catalog_en',
  entity: 'product',
  attribute: 'brand',
  value: 'dijla',
  id: '1001',
  name: 'new-collection',
  category: '2',
  code: 'en',
};

const bodyOf = (
  name: CallName,
  { email, newEmail, refreshToken, cartId, address, order }: Actor,
): unknown => {
  switch (name) {
    case 'cart/update':
      return { cartItem: { ...item, quoteId: cartId } };
    case 'cart/delete':
      return { cartItem: { sku: item.sku, quoteId: cartId } };
    case 'cart/selected-payment-method':
      return { method: 'cashondelivery' };
    case 'cart/shipping-methods':
      return { address: { country_id: 'IQ' } };
    case 'cart/shipping-information':
      return { addressInformation: { shippingAddress: { countryId: 'IQ' }, ...flatrate } };
    case 'cart/collect-totals':
      return { methods: { paymentMethod: { method: 'cashondelivery' }, ...flatrate } };
    case 'order/place':
      return {
        cart_id: cartId,
        products: [{ ...item, price: 1 }],
        addressInformation: {
          shippingAddress: orderAddress,
          billingAddress: orderAddress,
          shipping_carrier_code: 'flatrate',
          shipping_method_code: 'flatrate',
          payment_method_code: 'cashondelivery',
        },
      };
    case 'rewards/spend':
      return { points: 0 };
    case 'order/request-cancellation':
      return { order_id: Number(order), reason_id: 1, comment: '' };
    case 'order/request-return':
      return { items: [{ item_id: 1, qty: 1 }], reason: 'Too small', wish: 'money' };
    case 'order/withdraw':
      return { order_id: `access-${name}-${email}` };
    case 'order/guest':
      return { number: order, phone: '07700000000' };
    case 'order/request-guest-cancellation':
      return { number: order, key: 'k'.repeat(22), reason_id: 1, comment: '' };
    case 'order/request-guest-return':
      return {
        number: order,
        key: 'k'.repeat(22),
        items: [{ item_id: 1, qty: 1 }],
        reason: 'Too small',
        wish: 'money',
      };
    case 'order/confirm':
      return { number: order, confirm: 'k'.repeat(22) };
    case 'payment/read':
    case 'payment/begin':
      return { number: order };
    case 'payment/change-method':
      return { number: order, method: 'cashondelivery' };
    case 'fib/initialize':
      return { return_url: null };
    case 'qicard/initialize':
      return { maskedQuoteId: null };
    case 'qicard/reset-reserved-order-id':
      return { token: '' };
    case 'zaincash/initialize':
    case 'paytabs/initialize':
      return { device_information: {} };
    case 'installments/allowance':
      return { identity: { identity_number: '1234567890', phone: '07701234567' } };
    case 'installments/plan':
      return { sessionId: 'none', countOfMonth: 6 };
    case 'installments/save-identity':
      return { identity: { identity_number: '1234567890', phone: '07701234567' } };
    case 'paytabs/delete-saved-card':
      return { public_hash: 'none' };
    case 'fib/check-status':
      return { payment_id: '0b6f7a52-6f0e-4c6d-9b59-0d6e3a1f2c11' };
    case 'order/send-confirm-code':
      return { number: order };
    case 'other/event':
      return { event: 'search', total: 1, term: 'tee' };
    case 'report/search':
    case 'report/click':
    case 'report/checkout':
      return reportBodies[name];
    case 'affiliate/sign-up':
      return { signup: { referral_website: 'https://noor.example.iq', signup_message: 'Hello' } };
    case 'affiliate/save-account':
      return { account: { firstname: 'A' } };
    case 'affiliate/make-link':
      return { promoLinkData: { campaign_id: 1, traffic_source: 'blog', account_id: 1, basic_url: '/en' } };
    case 'affiliate/visit':
      return { link: 'abcdefghij' };
    case 'credit/ask':
      return { method: 'b2b_credit', organization: 'Al Rafidain', reference: '4711-22' };
    case 'gift-card/balance':
    case 'gift-card/use':
      return { code: 'AAAA-BBBB-CCCC-DDDD', pin: '000000' };
    case 'download/address':
      return {};
    case 'digital-card/reveal':
      return { id: 1 };
    case 'digital-card/guest-list':
      return { number: order, key: 'none' };
    case 'digital-card/guest-reveal':
      return { number: order, key: 'none', id: 1 };
    case 'review/create':
      return {
        review: {
          product_id: 1001,
          title: 'Good',
          detail: 'Good',
          nickname: newEmail.split('@')[0] ?? '',
          rating: 5,
        },
      };
    case 'url/map':
      return { url: 'cotton-t-shirt' };
    case 'product/seen-together':
      return { skus: ['DJ-SIMPLE', 'DJ-TEE'] };
    case 'user/create':
      return { customer: { email: newEmail, firstname: 'A', lastname: 'B' }, password };
    case 'user/login':
      return { username: email, password };
    case 'user/refresh':
      return { refreshToken };
    case 'user/save-address-book':
      return { customer: { addresses: [address] } };
    case 'user/update':
      return { customer: { email, firstname: 'A', lastname: 'B', addresses: [address] } };
    case 'wishlist/comment':
      return { item_id: 1, note: 'blue' };
    case 'wishlist/changes':
      return { changes: [{ act: 'add', sku: item.sku }] };
    case 'wishlist/share':
      return {};
    case 'watchlist/watch-price':
    case 'watchlist/leave-price':
    case 'watchlist/watch-stock':
    case 'watchlist/leave-stock':
      return { productId: 1, parentId: 1 };
    case 'watchlist/changes':
      return {
        changes: [{ act: 'add', kind: 'price', sku: item.sku, parent_sku: item.sku, channel: 'email' }],
      };
    case 'messaging/save-token':
      return { token: sampleSubscription };
    case 'watchlist/ask':
      return { sku: item.sku, parent_sku: item.sku, kinds: ['price'], to: { email: newEmail } };
    case 'watchlist/confirm':
    case 'watchlist/stop':
      return { key: 'k'.repeat(22) };
    case 'enquiry/send':
      return { kind: 'contact', name: 'Noor', to: { email: newEmail }, message: 'Are you open?' };
    case 'mail/send':
      return {
        sourceAddress: newEmail,
        targetAddress: 'shop@example.iq',
        subject: 'Hello',
        emailText: 'Are you open?',
        token: 'token',
      };
    case 'question/ask':
      return { product_id: 1001, question: 'Is it loud?', nickname: 'Noor' };
    case 'question/answer':
      return { answer: 'It is quiet.', nickname: 'Noor' };
    case 'question/vote':
      return { is_helpful: true };
    case 'review/add-picture':
      return { data: Buffer.from('no picture').toString('base64') };
    case 'review/vote':
      return { is_helpful: true, device: 'd'.repeat(22) };
    case 'newsletter/subscribe':
    case 'newsletter/unsubscribe':
      return { email: newEmail };
    case 'newsletter/set-preferences':
      return { key: 'k'.repeat(22), language: 'ar', topics: ['offers'], frequency: 'weekly' };
    case 'newsletter/preferences':
    case 'newsletter/confirm':
    case 'review/stop-invitations':
    case 'newsletter/stop':
      return { key: 'k'.repeat(22) };
    case 'desk/link':
      return { link: 'l'.repeat(43) };
    case 'user/forgot-password':
    case 'user/send-login-code':
      return { mobileNumber: '07701230009' };
    case 'user/login-by-code':
    case 'user/verify-password-code':
      return { mobileNumber: '07701230009', otp: '123456' };
    case 'user/change-forgotten-password':
      return { mobileNumber: '07701230009', token: 't'.repeat(43), password };
    case 'user/social/begin':
      return { provider: 'palm' };
    case 'user/begin-identity':
      return { provider: 'palm', password };
    case 'user/social/finish':
      return { returned: 'code=x&state=x' };
    case 'user/social/sign-up':
      return { firstname: 'Noor', lastname: 'Hasan', email: newEmail };
    case 'user/social/join':
      return { username: email, password };
    case 'user/sign-up-by-facebook':
      return { phone: '07701230009' };
    case 'user/reset-password':
      return { email: 'nobody@example.iq' };
    case 'user/create-password':
      return { email, resetToken: 't'.repeat(43), newPassword: password };
    case 'user/verify-telephone':
    case 'user/delete-account':
      return { otp: '123456' };
    case 'user/send-privacy-code':
      return { act: 'export' };
    case 'user/export-personal-data':
    case 'user/begin-passkey':
      return { password };
    case 'user/add-passkey':
      return { name: 'Phone', credential: softwarePasskey().made('AAAA', 'http://localhost') };
    case 'desk/sign-in':
      return { email: 'nobody@example.iq', password };
    case 'user/native-account':
    case 'user/login-by-native-code':
      return { code: 'c'.repeat(100) };
    case 'user/login-by-passkey':
    case 'desk/sign-in-by-passkey':
      return { credential: softwarePasskey().used('AAAA', 'http://localhost') };
    case 'user/change-password':
      return { currentPassword: password, newPassword: password };
    default:
      return;
  }
};

const queryOf = (name: CallName): Record<string, string> => {
  switch (name) {
    case 'cart/apply-coupon':
      return { coupon: 'WELCOME10' };
    case 'catalog/suggest':
    case 'catalog/understand':
      return { term: 'tee' };
    case 'stock/check':
      return { sku: 'DJ-SIMPLE' };
    case 'stock/list':
    case 'product/render-list':
      return { skus: 'DJ-SIMPLE' };
    case 'url/resolver':
      return { url: 'cotton-t-shirt' };
    case 'content/preview':
      return { token: 'blog_post.1.1.1.none' };
    default:
      return {};
  }
};

/**
 * Builds a call for one actor: valid except for the actor's identity, and about the owner's resources
 * wherever the call concerns a customer.
 */
export const accessRequest = (
  url: string,
  name: CallName,
  actor: Actor,
): { address: string; init: RequestInit } => {
  const named: Record<string, string> = {
    ...places,
    sessionId: actor.session,
    entity_id: actor.order,
    orderId: actor.order,
    addressId: String((actor.address as { id?: number }).id),
    accessToken: 'x',
    locale: 'ar-IQ',
    token: 'me',
    carrier: 'x',
    method: 'x',
    role: 'orders',
  };
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => named[key] ?? '1');
  const query = new URLSearchParams({
    token: actor.token,
    cartId: actor.cartId,
    storeCode: 'en',
    view: 'cart',
    ...queryOf(name),
  });
  const body = bodyOf(name, actor);
  const headers = { 'content-type': 'application/json', cookie: `dijla_cart=${actor.cartId}` };
  return {
    address: `${url}${path}?${query.toString()}`,
    init: {
      method: calls[name].method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  };
};
