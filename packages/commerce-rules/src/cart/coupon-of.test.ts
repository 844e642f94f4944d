import { describe, expect, it } from 'vitest';
import { anOperation } from '../../test/a-cart-log.ts';
import { couponOf } from './coupon-of.ts';
import { foldCart } from './fold-cart.ts';

const apply = anOperation({ id: '1', kind: 'apply-coupon', line_key: '', coupon: 'WELCOME10' });
const drop = anOperation({ id: '2', kind: 'delete-coupon', line_key: '' });
const add = anOperation({ id: '3', kind: 'add', line_key: 'MUG' });

describe('couponOf', () => {
  it.each([
    ['is none when nobody asked for one', null, [add], null],
    ['is what the server remembers', 'TEN', [add], { code: 'TEN', isWaiting: false }],
    ['is what was asked for, waiting', 'TEN', [apply, add], { code: 'WELCOME10', isWaiting: true }],
    ['is none once it was taken off, answered or not', 'TEN', [drop], null],
    [
      'is what was asked for last',
      null,
      [apply, drop, { ...apply, id: '4', coupon: 'TWENTY' }],
      { code: 'TWENTY', isWaiting: true },
    ],
    [
      'is what the server remembers when another was refused',
      'TEN',
      [{ ...apply, state: 'refused' as const }],
      { code: 'TEN', isWaiting: false },
    ],
  ])('%s', (_, remembered, operations, coupon) => expect(couponOf(remembered, operations)).toEqual(coupon));

  it('touches no line', () =>
    expect(foldCart({ lines: [], included: [] }, [apply, add, drop]).map(({ line_key }) => line_key)).toEqual(
      ['MUG'],
    ));
});
