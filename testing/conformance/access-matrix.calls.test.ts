import type { CallName, RefusalCode } from '@dijla/contract/client';
import { type CallDefinition, calls } from '@dijla/contract/schemas';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { accessActors, type ActorName, actorNames } from './access-actors.ts';
import { accessRequest } from './requests/access-requests.ts';

const { url, database } = await providerOverHttp();
const { actors, ownersRows, secretsOf } = await accessActors({ url, database });

/** The expected answer: success, or exactly this refusal. */
type Answer = 200 | RefusalCode;
type Row = readonly [Answer, Answer, Answer, Answer, Answer, Answer, Answer];

const alike = (answer: Answer): Row => [answer, answer, answer, answer, answer, answer, answer];

/** Open to everyone except callers with an invalid token. */
const withGoodToken: Row = [200, 200, 200, 200, 200, 'user.disabled', 'user.not-signed-in'];
/** A cart belongs to a guest by its id, or to the customer whose token is sent with it. */
const ofACart: Row = [
  'cart.not-found',
  200,
  'cart.not-found',
  200,
  'cart.not-found',
  'user.disabled',
  'user.not-signed-in',
];
const ofACustomer: Row = [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  200,
  200,
  'user.disabled',
  'user.not-signed-in',
];
/** Of one customer: for the others there is no such order. */
const ofItsCustomer: Row = [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  200,
  'order.not-found',
  'user.disabled',
  'user.not-signed-in',
];

/** Of whoever has its key or is its customer; nobody here has a key. */
const ofAnOrder = (owners: Answer): Row => [
  'order.not-found',
  'order.not-found',
  'order.not-found',
  owners,
  'order.not-found',
  'user.disabled',
  'user.not-signed-in',
];

/** Of a cart; the shop has no gateway. */
const ofACartWith = (answer: Answer): Row => [
  'cart.not-found',
  answer,
  'cart.not-found',
  answer,
  'cart.not-found',
  'user.disabled',
  'user.not-signed-in',
];

/** Answered alike to all but those whose token is not good. */
const ofPayments = (answer: Answer): Row => [
  answer,
  answer,
  answer,
  answer,
  answer,
  'user.disabled',
  'user.not-signed-in',
];

/** About an address of the owner. */
const ofOwnAddress: Row = [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  200,
  'user.foreign-address',
  'user.disabled',
  'user.not-signed-in',
];

const ofANumber = (owners: Answer): Row => [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  owners,
  'user.telephone-missing',
  'user.disabled',
  'user.not-signed-in',
];

/** What customers alone are answered, both alike. */
const ofCustomers = (answer: Answer): Row => [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  answer,
  answer,
  'user.disabled',
  'user.not-signed-in',
];

/** At the desk a customer's token is nobody's; `desk-access.calls.test.ts` has the staff. */
const ofStaff = alike('desk.not-signed-in');

/** Keys and gateways do not come with a customer's token. */
const closed: Row = [
  'user.not-signed-in',
  'user.not-signed-in',
  'user.not-signed-in',
  'request.not-permitted',
  'request.not-permitted',
  'user.disabled',
  'user.not-signed-in',
];

/**
 * Calls whose answers differ from what their definition says. Actors: nobody, guest, other guest, owner,
 * other customer, disabled, expired token.
 */
const exceptions: Readonly<Partial<Record<CallName, Row>>> = {
  // Clients of the wire send no token with an order (wire §4.1): the secret id of the cart is their only
  // credential while the customer is signed in.
  'order/place': ['cart.not-found', 200, 200, 200, 'cart.not-found', 'user.disabled', 'user.not-signed-in'],
  'content/blog-post': alike('content.not-found'),
  'content/vendor': alike('content.not-found'),
  'content/preview': alike('content.not-found'),
  'content/block': alike('content.not-found'),
  'content/landing-page': alike('content.not-found'),
  'user/login': [
    'user.sign-in-incorrect',
    'user.sign-in-incorrect',
    'user.sign-in-incorrect',
    200,
    200,
    'user.disabled',
    200,
  ],
  'user/refresh': [
    'user.refresh-token-missing',
    'user.refresh-token-missing',
    'user.refresh-token-missing',
    200,
    200,
    'user.disabled',
    'user.refresh-token-invalid',
  ],
  // Nobody has this number, and nobody asked for a code.
  'user/forgot-password': alike('user.telephone-unknown'),
  'user/verify-password-code': alike('user.code-expired'),
  'user/login-by-code': alike('user.code-expired'),
  'user/change-forgotten-password': alike('user.password-token-invalid'),
  // The shop of this test names no login provider, and nobody comes back from one.
  'user/social/begin': alike('user.social-login-failed'),
  'user/begin-identity': ofCustomers('user.social-login-failed'),
  'user/social/finish': alike('user.social-login-ended'),
  'user/social/sign-up': alike('user.social-login-ended'),
  'user/social/join': alike('user.social-login-ended'),
  'user/login-by-facebook': alike('user.facebook-login-failed'),
  'user/sign-up-by-facebook': alike('user.facebook-signup-failed'),
  // No app has asked for it.
  'user/native-account': alike('user.native-code-invalid'),
  'user/login-by-native-code': alike('user.native-code-invalid'),
  // Nobody has a passkey.
  'user/add-passkey': ofCustomers('user.passkey-wrong'),
  'user/remove-passkey': ofCustomers('user.passkey-not-found'),
  'user/login-by-passkey': alike('user.passkey-wrong'),
  // Nobody logs in elsewhere.
  'user/remove-identity': ofCustomers('user.identity-not-found'),
  'user/create-password': alike('user.password-not-set'),
  // The owner's number is verified, the other customer has none.
  'user/send-telephone-code': ofANumber('user.telephone-verified'),
  'user/verify-telephone': ofANumber(200),
  // Nobody asked for the code that confirms it.
  'user/delete-account': ofCustomers('user.code-expired'),
  'desk/link': alike('desk.link-invalid'),
  'user/update': ofOwnAddress,
  'user/save-address-book': ofOwnAddress,
  'user/delete-address': ofOwnAddress,
  'desk/sign-in': alike('desk.sign-in-incorrect'),
  'desk/sign-in-by-passkey': alike('desk.passkey-wrong'),
  // Number 1001 is no product that has a page; `reviews.calls.test.ts` has those that have one.
  // Both customers have asked to be partners, and nobody was approved.
  'affiliate/balance': ofCustomers('affiliate.not-member'),
  'affiliate/campaign': ofCustomers('affiliate.not-member'),
  'affiliate/transaction': ofCustomers('affiliate.not-member'),
  'affiliate/make-link': ofCustomers('affiliate.not-member'),
  'affiliate/visit': alike('affiliate.link-unknown'),
  'credit/ask': ofCustomers('credit.not-offered'),
  'newsletter/preferences': alike('newsletter.key-unknown'),
  'newsletter/set-preferences': alike('newsletter.key-unknown'),
  'review/create': alike('review.product-unknown'),
  'review/add-picture': alike('review.picture-unreadable'),
  'review/vote': ofPayments('review.not-found'),
  'order/request-cancellation': [
    'user.not-signed-in',
    'user.not-signed-in',
    'user.not-signed-in',
    200,
    'order.not-found',
    'user.disabled',
    'user.not-signed-in',
  ],
  // The owner's order has not been delivered.
  'order/request-return': [
    'user.not-signed-in',
    'user.not-signed-in',
    'user.not-signed-in',
    'order.return-not-possible',
    'order.not-found',
    'user.disabled',
    'user.not-signed-in',
  ],
  // Without the key of an order it is its customer's to pay; this one is paid at the door.
  'payment/read': ofAnOrder(200),
  'payment/begin': ofAnOrder('payment.not-possible'),
  'payment/change-method': ofAnOrder(200),
  // No cart was ordered, so there is nothing to pay.
  'fib/initialize': ofPayments('payment.order-missing'),
  'qicard/initialize': ofPayments('payment.order-missing'),
  'zaincash/initialize': ofPayments('payment.order-missing'),
  'paytabs/initialize': ofPayments('payment.order-missing'),
  // Nobody lends.
  'installments/allowance': ofACartWith('payment.not-possible'),
  'installments/plan': ofACartWith('installments.session-over'),
  // Nobody has kept an identity or a card.
  'installments/identity': ofCustomers('installments.identity-not-found'),
  'installments/remove-identity': ofCustomers('installments.identity-not-found'),
  'paytabs/delete-saved-card': ofCustomers('payment.card-not-found'),
  'fib/check-status': ofPayments('payment.not-found'),
  'order/one': ofItsCustomer,
  'order/invoice': ofItsCustomer,
  'download/of-order': ofItsCustomer,
  // Nobody has bought a file.
  'download/address': ofCustomers('download.not-found'),
  // Everybody guesses a wrong telephone.
  'order/guest': alike('order.not-found'),
  'order/request-guest-cancellation': alike('order.not-found'),
  'order/request-guest-return': alike('order.not-found'),
  // Nobody has cards, nor the key of any.
  'digital-card/reveal': ofCustomers('digital-card.not-found'),
  'digital-card/guest-list': alike('digital-card.not-found'),
  'digital-card/guest-reveal': alike('digital-card.not-found'),
  // Nobody has a gift card.
  'gift-card/balance': alike('gift-card.not-found'),
  'gift-card/use': ofACartWith('gift-card.not-found'),
  'gift-card/leave': ofACart,
  // Everybody has a wrong link.
  'order/confirm': alike('order.not-found'),
  'order/send-confirm-code': ofItsCustomer,
  // The wishlists are empty, and no product has this id.
  'wishlist/add': ofCustomers('wishlist.product-not-found'),
  'wishlist/remove': ofCustomers('wishlist.item-not-found'),
  'wishlist/comment': ofCustomers('wishlist.item-not-found'),
  'wishlist/move': ofCustomers('wishlist.item-not-found'),
  // Nobody shares a list under this code.
  'wishlist/shared': alike('wishlist.shared-not-found'),
  'watchlist/watch-price': ofCustomers('watchlist.product-not-found'),
  'watchlist/watch-stock': ofCustomers('watchlist.product-not-found'),
  // The shop shows no product of this id.
  'rewards/product-points': ofPayments('rewards.product-not-found'),
  // Whoever names the owner's cart; she spends none on it.
  'rewards/spend': [
    'user.not-signed-in',
    'user.not-signed-in',
    'user.not-signed-in',
    200,
    'cart.not-found',
    'user.disabled',
    'user.not-signed-in',
  ],
  // Nobody was sent this key.
  'watchlist/confirm': alike('watchlist.alert-not-found'),
  'mail/send': alike('mail.token-invalid'),
  'question/list': alike('request.invalid'),
  'question/ask': ofPayments('question.product-unknown'),
  'question/answer': ofCustomers('question.not-found'),
  'question/vote': ofCustomers('question.not-found'),
  // Who cannot sign in any more can still write to the shop.
  'enquiry/send': alike(200),
  'newsletter/read': ofPayments('newsletter.email-invalid'),
  'newsletter/confirm': alike('newsletter.key-unknown'),
  'user/revoke-session': [
    'user.not-signed-in',
    'user.not-signed-in',
    'user.not-signed-in',
    200,
    'user.session-not-found',
    'user.disabled',
    'user.not-signed-in',
  ],
};

/** Returns the expected answers of a call, by its access, the token it takes and the cart it needs. */
const expectedOf = (name: CallName): Row => {
  const { access, refusals }: CallDefinition = calls[name];
  const exception = exceptions[name];
  if (exception) return exception;
  if (access.for === 'customer') return ofACustomer;
  if (access.for === 'staff') return ofStaff;
  if (access.for !== 'anyone') return closed;
  if (!refusals.includes('user.not-signed-in')) return alike(200);
  return refusals.includes('cart.not-found') ? ofACart : withGoodToken;
};

/**
 * Actors who may change the owner's data: those who send the order of the owner's cart, and the owner when
 * signing in again or signing out of an ended session.
 */
const mayChange: ReadonlySet<string> = new Set([
  'order/place other guest',
  'user/login expired token',
  'user/logout expired token',
]);

/** Every call uses exactly this text. */
const disabledAnswer =
  '{"code":403,"result":"Your account was disabled. Please contact the store administrator on the reason for blocking your account."}';

/** Returns the refusal's code, or the whole text if a disabled customer gets a different message. */
const answerOf = (answer: Response, text: string): number | string => {
  const code = answer.headers.get('x-refusal');
  return code === 'user.disabled' && !text.startsWith(disabledAnswer) ? text : (code ?? answer.status);
};

/** The owner comes last, right after the other guest, who may order the owner's cart. */
const inTurn: readonly ActorName[] = [
  'nobody',
  'guest',
  'other customer',
  'disabled',
  'expired token',
  'other guest',
  'owner',
];

type Cell = { answer: number | string; leaks: string[]; hasChanged: boolean };

/**
 * Runs one row: the answer to each actor, the owner's texts in the answer that the request did not contain,
 * and whether the owner's data changed.
 */
const rowOf = async (name: CallName): Promise<Record<ActorName, Cell>> => {
  const all = await actors();
  const secrets = secretsOf(all.owner);
  const cells: Partial<Record<ActorName, Cell>> = {};
  let before = JSON.stringify(await ownersRows());
  for (const actor of inTurn) {
    // All ask about the same number and address: nobody waits for, or guesses at, the code of the one before.
    await database.db
      .deleteFrom('one_time_code')
      .where('purpose', 'in', ['log-in', 'reset-password'])
      .execute();
    const { address, init } = accessRequest(url, name, all[actor]);
    const answer = await fetch(address, init);
    const text = `${await answer.text()} ${answer.headers.getSetCookie().join(' ')}`;
    const after = JSON.stringify(await ownersRows());
    const brought = decodeURIComponent(address) + String(init.body ?? '');
    cells[actor] = {
      answer: answerOf(answer, text),
      leaks: secrets.filter((word) => text.includes(word) && !brought.includes(word)),
      hasChanged: after !== before,
    };
    before = after;
  }
  return cells as Record<ActorName, Cell>;
};

describe('access', () => {
  it.each(Object.keys(calls) as CallName[])(
    'to %s is as its definition says; nobody but the owner reads a word of hers or changes anything',
    async (name) => {
      const row = await rowOf(name);
      expect(actorNames.map((actor) => row[actor].answer)).toEqual(expectedOf(name));
      const others = actorNames.filter((actor) => actor !== 'owner');
      expect(others.filter((actor) => row[actor].leaks.length > 0)).toEqual([]);
      expect(
        others
          .map((actor) => `${name} ${actor}`)
          .filter((cell, place) => row[others[place] ?? 'owner'].hasChanged && !mayChange.has(cell)),
      ).toEqual([]);
    },
  );

  it.each<[CallName, number]>([
    ['user/me', 5],
    ['user/order-history', 5],
    ['order/one', 5],
    ['cart/pull', 1],
    ['cart/totals', 1],
    ['cart/mine', 1],
  ])('to %s shows the owner her own words, which the others are looked through for', async (name, words) => {
    const row = await rowOf(name);
    expect(row.owner.leaks.length).toBeGreaterThanOrEqual(words);
  });
});
