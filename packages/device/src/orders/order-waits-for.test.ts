import { expect, it } from 'vitest';
import { orderWaitsFor } from './order-waits-for.ts';

it.each([
  ['a guest’s', null, '', 'connection'],
  ['a guest’s, with a customer signed in', null, '7', 'connection'],
  ['hers, while she is signed in', '7', '7', 'connection'],
  ['hers, while nobody is signed in', '7', '', 'login'],
  ['hers, while another is signed in', '7', '8', 'another-customer'],
  ['hers, while it is not known who is', '7', null, 'connection'],
] as const)('an order on the device, %s', (_, owner, customer, waitsFor) => {
  expect(orderWaitsFor({ owner }, customer)).toBe(waitsFor);
});
