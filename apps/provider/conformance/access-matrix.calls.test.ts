import { type CallName, paths } from '@dijla/contract/client';
import { providerOverHttp } from '@dijla/test-kit/provider-over-http';
import { describe, expect, it } from 'vitest';
import { accessActors, type ActorName, actorNames } from './access-actors.ts';
import { accessRequest } from './access-requests.ts';

const { url, database } = await providerOverHttp();
const { actors, ownersRows, secretsOf } = await accessActors({ url, database });

const open = [200, 200, 200, 200, 200, 200, 200];
/** A cart is a guest's by its id, or the customer's whose token comes with it. */
const ofACart = [404, 200, 404, 200, 404, 403, 401];
const ofACustomer = [401, 401, 401, 200, 200, 403, 401];

/** What each call answers: nobody, guest, other guest, owner, other customer, disabled, expired token. A call of the contract without a row fails. */
const matrix: Readonly<Record<string, readonly number[]>> = {
  'cart/create': [200, 200, 200, 200, 200, 403, 401],
  'cart/update': ofACart,
  'cart/delete': ofACart,
  'cart/pull': ofACart,
  'cart/mine': [200, 200, 200, 200, 200, 403, 401],
  'cart/totals': ofACart,
  'cart/totals-context': [200, 200, 200, 200, 200, 403, 401],
  'cart/apply-coupon': ofACart,
  'cart/delete-coupon': ofACart,
  'cart/coupon': ofACart,
  'cart/clear': ofACart,
  'cart/selected-payment-method': ofACart,
  'cart/shipping-methods': ofACart,
  'cart/payment-methods': ofACart,
  'cart/shipping-information': ofACart,
  'cart/collect-totals': ofACart,
  // Clients of the wire send no token with an order (wire §4.1): the secret id of its cart is all they show.
  'order/place': [404, 200, 200, 200, 404, 403, 401],
  'stock/check': open,
  'stock/list': open,
  'catalog/search': open,
  'product/render-list': open,
  'product/recommendations': open,
  'product/seen-together': open,
  'brand/list': open,
  'brand/count': open,
  'brand/one': open,
  'brand/part': open,
  'carousel/by-id': open,
  'carousel/by-name': open,
  'category/sort': open,
  'category/brands': open,
  'url/map': open,
  'url/resolver': open,
  'store/currency': open,
  'store/regions': open,
  'store/contact': open,
  'user/create': open,
  'user/login': [401, 401, 401, 200, 200, 403, 200],
  'user/refresh': [500, 500, 500, 200, 200, 403, 401],
  'user/logout': open,
  'user/me': ofACustomer,
  'user/update': [401, 401, 401, 200, 403, 403, 401],
  'user/change-password': ofACustomer,
  'user/order-history': ofACustomer,
  'user/sessions': ofACustomer,
  'user/revoke-session': [401, 401, 401, 200, 404, 403, 401],
  'user/revoke-other-sessions': ofACustomer,
  'other/ip': open,
};

/** Who changes something of the owner's and may: who sends the order of her cart; she herself, when she signs in anew, or out of a session that has ended. */
const mayChange: ReadonlySet<string> = new Set(['order/place other guest', 'user/login expired token', 'user/logout expired token']);

/** The owner comes last, and before her who may take her cart. */
const inTurn: readonly ActorName[] = ['nobody', 'guest', 'other customer', 'disabled', 'expired token', 'other guest', 'owner'];

type Cell = { status: number; leaks: string[]; hasChanged: boolean };

/** One row: what everybody is answered, which of the owner's words stand in it that the request did not bring, and whether something of hers has changed. */
const rowOf = async (name: CallName): Promise<Record<ActorName, Cell>> => {
  const all = await actors();
  const secrets = secretsOf(all.owner);
  const cells: Partial<Record<ActorName, Cell>> = {};
  let before = JSON.stringify(await ownersRows());
  for (const actor of inTurn) {
    const { address, init } = accessRequest(url, name, all[actor]);
    const answer = await fetch(address, init);
    const text = `${await answer.text()} ${answer.headers.getSetCookie().join(' ')}`;
    const after = JSON.stringify(await ownersRows());
    const brought = decodeURIComponent(address) + String(init.body ?? '');
    cells[actor] = { status: answer.status, leaks: secrets.filter((word) => text.includes(word) && !brought.includes(word)), hasChanged: after !== before };
    before = after;
  }
  return cells as Record<ActorName, Cell>;
};

describe('access', () => {
  it('has a row for every call, and none for anything else', () => {
    expect(Object.keys(matrix).toSorted()).toEqual(Object.keys(paths).toSorted());
  });

  it.each(Object.keys(paths) as CallName[])('to %s is as the matrix says; nobody but the owner reads a word of hers or changes anything', async (name) => {
    const row = await rowOf(name);
    expect(actorNames.map((actor) => row[actor].status)).toEqual(matrix[name]);
    const others = actorNames.filter((actor) => actor !== 'owner');
    expect(others.filter((actor) => row[actor].leaks.length > 0)).toEqual([]);
    expect(others.map((actor) => `${name} ${actor}`).filter((cell, place) => row[others[place] ?? 'owner'].hasChanged && !mayChange.has(cell))).toEqual([]);
  });

  it.each<[CallName, number]>([['user/me', 5], ['user/order-history', 5], ['cart/pull', 1], ['cart/totals', 1], ['cart/mine', 1]])('to %s shows the owner her own words, which the others are looked through for', async (name, words) => {
    const row = await rowOf(name);
    expect(row.owner.leaks.length).toBeGreaterThanOrEqual(words);
  });
});
