import { audit } from '@dijla/messages/en/desk/running/audit';
import { common } from '@dijla/messages/en/desk/common';
import { orderEvents } from '@dijla/messages/en/desk/orders/order-events';
import { orders } from '@dijla/messages/en/desk/orders/orders';
import { describe, expect, it } from 'vitest';
import { actorOf, changesOf, deedOf } from './audit-sentence.ts';

const { states, payments, governorates } = orders;
const { roleNames } = common;
const words = { audit, happened: orderEvents, states, payments, governorates, roleNames };
const row = (given: object) => ({
  act: 'moved',
  entity: 'order',
  entity_id: '123',
  entity_name: null,
  before: {},
  after: {},
  ...given,
});

describe('deedOf', () => {
  it.each([
    [row({ after: { move: 'pack' } }), 'Being packed · Order 123'],
    [row({ act: 'stock-set', entity: 'product', entity_id: '7' }), 'Set stock · Product 7'],
    [
      row({ act: 'stock-set', entity: 'product', entity_id: '7', entity_name: 'Tea cup' }),
      'Set stock · Product \u2068Tea cup\u2069',
    ],
    [row({ act: 'save', entity: 'catalogue', entity_id: null }), 'Saved · Catalog'],
    [row({ act: 'waved', entity: 'flag', entity_id: null }), 'waved · flag'],
  ])('of %j', (given, said) => expect(deedOf(given, words)).toBe(said));
});

describe('actorOf', () => {
  it.each([
    ['staff:7', 'Noor', 'Noor'],
    ['start', null, 'The shop, at its start'],
    ['of-an-extension', null, 'of-an-extension'],
  ])('of %s', (actor, actor_name, said) => expect(actorOf({ actor, actor_name }, words)).toBe(said));
});

describe('changesOf', () => {
  it.each([
    [
      { before: { state: 'pending', version: 1 }, after: { state: 'preparing', version: 2 } },
      ['State: from Pending to Preparing'],
    ],
    [{ before: { qty: 3 }, after: { qty: 0 } }, ['Stock: from 3 to 0']],
    [{ before: null, after: { roles: ['courier'] } }, ['Roles: Courier']],
    [{ before: { due: 0 }, after: { due: 2100 } }, ['Due changed']],
    [
      {
        before: {},
        after: { address: { telephone: { personal: true }, city: { personal: true }, region_id: 611 } },
      },
      ['Phone changed', 'District changed', 'Governorate: Baghdad'],
    ],
    [{ before: { weather: 'fine' }, after: { weather: 'rain' } }, []],
  ])('of %j', (given, said) => expect(changesOf(row(given), words)).toEqual(said));
});
