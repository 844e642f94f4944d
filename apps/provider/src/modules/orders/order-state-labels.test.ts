import { orderTransitions } from '@dijla/commerce-rules/order-states/order-transitions';
import { orderStates as arabic } from '@dijla/messages/ar/orders/order-states';
import { orderStates as english } from '@dijla/messages/en/orders/order-states';
import { describe, expect, it } from 'vitest';

const states = Object.keys(orderTransitions).toSorted();

describe('the labels of order states', () => {
  it.each([
    ['English', english],
    ['Arabic', arabic],
  ])('name all sixteen in %s, each otherwise', (_, labels) => {
    expect(Object.keys(labels).toSorted()).toEqual(states);
    expect(new Set(Object.values(labels)).size).toBe(16);
  });
});
