import type { CallName } from '@dijla/contract/client';
import { sampleSubscription } from '@dijla/test-kit/messages/sample-subscription';
import type { SampleRequest } from './sample-request.ts';

/** Returns a valid request of a call about lists, digital cards, bought files, notifications, forms and the newsletter; undefined for other calls. */
// oxlint-disable-next-line max-lines-per-function -- one request for each call
export const listSample = (
  name: CallName,
  { token, product_option }: { token: string; product_option: object },
): SampleRequest | undefined => {
  switch (name) {
    case 'wishlist/list':
    case 'wishlist/clear':
    case 'wishlist/move-all':
    case 'wishlist/stop-sharing':
    case 'watchlist/list':
    case 'watchlist/price':
    case 'watchlist/stock':
    case 'download/list':
    case 'digital-card/list':
    case 'gift-card/bought':
      return { query: { token, storeCode: 'ar' } };
    case 'wishlist/add':
      return {
        query: { token, storeCode: 'ar', productId: '1001' },
        body: { buy_request: { qty: 1, product_option } },
      };
    case 'wishlist/remove':
    case 'wishlist/move':
      return { query: { token, storeCode: 'ar', wishlistItemId: '1001' } };
    case 'wishlist/comment':
      return {
        query: { token, storeCode: 'ar', wishlistItemId: '1001' },
        body: { comment: { item_id: 1001, note: 'لأمي' } },
      };
    case 'wishlist/changes':
      return {
        query: { token, storeCode: 'ar' },
        body: {
          changes: [
            { act: 'add', sku: 'DJ-TEE', product_option, comment: 'مقاس وسط' },
            { act: 'comment', sku: 'DJ-TEE', product_option, note: 'مقاس كبير' },
            { act: 'remove', sku: 'DJ-TEE', product_option, item_id: 1001 },
          ],
        },
      };
    case 'wishlist/share':
      return { query: { token, storeCode: 'ar' }, body: { emails: [], message: 'لعيد ميلادي' } };
    case 'wishlist/shared':
      return { query: { storeCode: 'ar', sharedCode: 'c'.repeat(22) } };
    case 'watchlist/watch-price':
    case 'watchlist/leave-price':
    case 'watchlist/watch-stock':
    case 'watchlist/leave-stock':
      return {
        query: { token, storeCode: 'ar' },
        body: { productId: 1001, parentId: 1001, channel: 'email' },
      };
    case 'watchlist/changes':
      return {
        query: { token, storeCode: 'ar' },
        body: {
          changes: [
            { act: 'add', kind: 'price', sku: 'DJ-SIMPLE', parent_sku: 'DJ-SIMPLE', channel: 'email' },
            { act: 'remove', kind: 'stock', sku: 'DJ-SIMPLE', parent_sku: 'DJ-SIMPLE', channel: 'sms' },
          ],
        },
      };
    case 'watchlist/ask':
      return {
        query: { storeCode: 'ar' },
        body: {
          sku: 'DJ-SIMPLE',
          parent_sku: 'DJ-SIMPLE',
          kinds: ['price', 'stock'],
          to: { email: 'sample-guest@example.iq' },
        },
      };
    case 'gift-card/offer':
      return { query: { storeCode: 'ar' } };
    case 'gift-card/balance':
      return { query: { storeCode: 'ar' }, body: { code: 'AAAA-BBBB-CCCC-DDDD', pin: '204817' } };
    case 'gift-card/use':
      return {
        query: { storeCode: 'ar', token, cartId: '', view: 'cart' },
        body: { code: 'AAAA-BBBB-CCCC-DDDD', pin: '204817' },
      };
    case 'gift-card/leave':
      return { query: { storeCode: 'ar', token, cartId: '', view: 'cart' } };
    case 'download/of-order':
      return { query: { token, storeCode: 'ar', entity_id: '10001', key: 'k'.repeat(22) } };
    case 'download/address':
      return { query: { token, storeCode: 'ar', id: '1' }, body: { key: 'k'.repeat(22) } };
    case 'digital-card/reveal':
      return { query: { token, storeCode: 'ar' }, body: { id: 1 } };
    case 'digital-card/guest-list':
      return { query: { storeCode: 'ar' }, body: { number: '10017', key: 'k'.repeat(22) } };
    case 'digital-card/guest-reveal':
      return { query: { storeCode: 'ar' }, body: { number: '10017', key: 'k'.repeat(22), id: 1 } };
    case 'watchlist/confirm':
      return { query: { storeCode: 'ar' }, body: { key: 'k'.repeat(22) } };
    case 'messaging/key':
      return { query: { storeCode: 'ar' } };
    case 'messaging/save-token':
      return { query: { storeCode: 'ar' }, body: { token: sampleSubscription } };
    case 'messaging/delete-token':
      return { query: { storeCode: 'ar', token: 'd'.repeat(43) } };
    case 'watchlist/stop':
      return { query: { storeCode: 'ar' }, body: { key: 'k'.repeat(22), all: true } };
    case 'enquiry/send':
      return {
        query: { token, storeCode: 'ar' },
        body: {
          kind: 'contact',
          name: 'نور',
          to: { email: 'sample-guest@example.iq' },
          message: 'هل أنتم مفتوحون؟',
        },
      };
    case 'mail/token':
      return { query: { storeCode: 'ar' } };
    case 'mail/send':
      return {
        query: { storeCode: 'ar' },
        body: {
          sourceAddress: 'sample-guest@example.iq',
          targetAddress: 'shop@example.iq',
          subject: 'سؤال',
          emailText: 'هل أنتم مفتوحون؟',
          token: 'token',
        },
      };
    case 'question/list':
      return { query: { storeCode: 'ar', productId: '1001', from: '5' } };
    case 'question/ask':
      return {
        query: { token, storeCode: 'ar' },
        body: {
          product_id: 1001,
          question: 'هل صوته عالٍ؟',
          nickname: 'نور',
          email: 'sample-guest@example.iq',
        },
      };
    case 'question/answer':
      return {
        query: { token, storeCode: 'ar', questionId: '1001' },
        body: { answer: 'صوته هادئ', nickname: 'نور' },
      };
    case 'question/vote':
      return { query: { token, storeCode: 'ar', answerId: '1001' }, body: { is_helpful: true } };
    case 'review/add-picture':
      return {
        query: { storeCode: 'ar' },
        body: { data: Buffer.from('no picture').toString('base64') },
      };
    case 'review/vote':
      return {
        query: { token, storeCode: 'ar', reviewId: '1001' },
        body: { is_helpful: true, device: 'd'.repeat(22) },
      };
    case 'content/preview':
      return { query: { storeCode: 'ar', token: 'blog_post.1.1.1.none' } };
    case 'newsletter/read':
      return { query: { token, storeCode: 'ar', email: 'sample-guest@example.iq' } };
    case 'newsletter/subscribe':
    case 'newsletter/unsubscribe':
      return { query: { token, storeCode: 'ar' }, body: { email: 'sample-guest@example.iq' } };
    case 'newsletter/confirm':
    case 'review/stop-invitations':
    case 'newsletter/stop':
      return { query: { storeCode: 'ar' }, body: { key: 'k'.repeat(22) } };
    case 'newsletter/preferences':
      return { query: { token, storeCode: 'ar' }, body: { key: 'k'.repeat(22) } };
    case 'newsletter/set-preferences':
      return {
        query: { token, storeCode: 'ar' },
        body: { key: 'k'.repeat(22), language: 'ar', topics: ['offers'], frequency: 'weekly' },
      };
    case 'review/aspects':
    case 'rewards/rates':
      return { query: { storeCode: 'ar' } };
    case 'rewards/account':
      return { query: { token, storeCode: 'ar' } };
    case 'review/create':
      return {
        query: { token: '', storeCode: 'ar' },
        body: {
          review: { product_id: 1001, title: 'ممتاز', detail: 'جيد جداً', nickname: 'نور', rating: 5 },
        },
      };
    default:
      return undefined;
  }
};
