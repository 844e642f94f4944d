import { describe, expect, it } from 'vitest';
import { fitting } from './fitting.ts';

const places = ['Today', 'Orders', 'To call', 'الطلبات', 'طلبات الإلغاء', 'سجل الأعمال'].map((name) => ({
  name,
}));
const found = (typed: string) => fitting(places, typed).map(({ name }) => name);

describe('fitting', () => {
  it.each([
    ['', places.map(({ name }) => name)],
    ['or', ['Orders']],
    ['to', ['Today', 'To call']],
    ['call to', ['To call']],
    ['الغاء', ['طلبات الإلغاء']],
    ['طلبات', ['طلبات الإلغاء', 'الطلبات']],
    ['اعمال', ['سجل الأعمال']],
    ['zebra', []],
  ])('finds by %j %j', (typed, names) => {
    expect(found(typed)).toEqual(names);
  });

  it('finds by other words too, after what is called so', () => {
    const named = [
      { name: 'Promotions', words: 'coupon code' },
      { name: 'Codes of couriers', words: '' },
    ];
    expect(fitting(named, 'cod').map(({ name }) => name)).toEqual(['Codes of couriers', 'Promotions']);
  });
});
