import { testDatabase } from '@dijla/test-kit/database/test-database';
import { workedShop } from '@dijla/test-kit/orders/worked-shop';
import { describe, expect, it } from 'vitest';

const database = await testDatabase();
const shop = await workedShop(database);
const { anOrder, work, desk } = shop;

const addressInformation = (firstname: string, region_id: number) => {
  const address = { ...shop.address, firstname, region_id, region: undefined };
  return {
    ...shop.information,
    shippingAddress: address,
    billingAddress: { ...address, vat_id: '' },
  };
};
const first = await anOrder({ body: { addressInformation: addressInformation('زينب', 611) } });
const second = await anOrder({ body: { addressInformation: addressInformation('Karrar', 612) } });
const third = await anOrder({ qty: 1, body: { addressInformation: addressInformation('Zaynab', 612) } });
await work(second.id, 'desk/prepare-order', { move: 'pack' });

const listed = async (query: Record<string, string>): Promise<number[]> =>
  (await (await desk('orders')).call('desk/orders', { query })).items.map(({ order_id }) => order_id);

const arabicDigits = (text: string | number) =>
  String(text).replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');

describe('GET /api/desk/orders', () => {
  it.each<[string, Record<string, string>, number[]]>([
    ['everything, newest first', {}, [third.id, second.id, first.id]],
    ['a state', { state: 'preparing' }, [second.id]],
    ['states', { state: 'preparing,refunded' }, [second.id]],
    ['a state of none', { state: 'refunded' }, []],
    ['a payment', { payment_state: 'unpaid', state: 'pending' }, [third.id, first.id]],
    ['a governorate', { region_id: '612' }, [third.id, second.id]],
    ['methods', { shipping_method_code: 'flatrate', payment_method_code: 'none' }, []],
    ['a name', { q: 'زينب' }, [first.id]],
    ['the beginning of a name, and a number', { q: `karr ${second.id}` }, [second.id]],
    ['words of two orders', { q: 'karrar zaynab' }, []],
    ['an sku', { q: third.sku.toLowerCase() }, [third.id]],
    ['a telephone number in Arabic digits', { q: '٠٧٧٠١٢٣٤٥٦٧' }, [third.id, second.id, first.id]],
    [
      'a telephone number as it is dialled from abroad',
      { q: '+964 770 123 4567' },
      [third.id, second.id, first.id],
    ],
    ['a telephone number with dashes', { q: '0770-123-4567' }, [third.id, second.id, first.id]],
    ['the beginning of a telephone number', { q: '00964 770 12' }, [third.id, second.id, first.id]],
    ['the network of a telephone number', { q: '0770' }, [third.id, second.id, first.id]],
    ['its last four digits', { q: '٤٥٦٧' }, [third.id, second.id, first.id]],
    ['all of it but its network', { q: '123 4567' }, [third.id, second.id, first.id]],
    ['last digits of nobody', { q: '4568' }, []],
    ['a telephone number of nobody', { q: '+964 770 123 4568' }, []],
    ['an order number with its zeros', { q: `0000${second.id}` }, [second.id]],
    ['an order number in Arabic digits', { q: arabicDigits(second.id) }, [second.id]],
    ['a letter that begins words', { q: 'k' }, []],
    ['an sku in Arabic digits', { q: arabicDigits(third.sku) }, [third.id]],
    ['signs of which no word is made', { q: "' & | ! :*" }, []],
    ['a day to come', { from: '2099-01-01T00:00:00Z' }, []],
    ['a day gone by', { until: '2020-01-01T00:00:00Z' }, []],
  ])('finds %s', async (_, query, expected) => expect(await listed(query)).toEqual(expected));

  it('says how many there are, on every page', async () => {
    const orders = await desk('orders');
    const { total, items } = await orders.call('desk/orders', { query: { limit: '1', region_id: '612' } });
    expect([total, items.length]).toEqual([{ count: 2, is_exact: true }, 1]);
  });

  it.each<[string, number[]]>([
    ['newest', [third.id, second.id, first.id]],
    ['oldest', [first.id, second.id, third.id]],
    ['highest', [second.id, first.id, third.id]],
  ])('sorts by %s, page by page', async (sort, expected) => {
    const seen: number[] = [];
    let before = '';
    do {
      const query = { sort, before, limit: '1' };
      const page = await (await desk('orders')).call('desk/orders', { query });
      seen.push(...page.items.map(({ order_id }) => order_id));
      before = page.next === null ? '' : String(page.next);
    } while (before !== '');
    expect(seen).toEqual(expected);
  });

  it.each<Record<string, string>>([
    { sort: 'cheapest' },
    { state: "pending' or true --" },
    { limit: '201' },
    { region_id: '-1' },
    { region_id: '2147483648' },
    { from: 'yesterday' },
  ])('refuses %j', async (query) => {
    expect(await (await desk('orders')).refused('desk/orders', { query })).toBe('request.invalid');
  });

  it('goes on page by page', async () => {
    const orders = await desk('orders');
    const pages: number[][] = [];
    let before: number | null = null;
    do {
      const query: Record<string, string> = {
        limit: '2',
        ...(before === null ? {} : { before: String(before) }),
      };
      const page: { items: { order_id: number }[]; next: number | null } = await orders.call('desk/orders', {
        query,
      });
      pages.push(page.items.map(({ order_id }) => order_id));
      before = page.next;
    } while (before !== null);
    expect(pages).toEqual([[third.id, second.id], [first.id]]);
  });

  it('says what a list shows', async () => {
    const { items } = await (await desk('support')).call('desk/orders', { query: { q: 'Karrar' } });
    expect(items).toMatchObject([
      {
        order_number: `0000${second.id}`,
        state: 'preparing',
        package_states: ['preparing'],
        payment_state: 'unpaid',
        customer_name: 'Karrar حسن',
        telephone: '07701234567',
        items_qty: 2,
        unit: { code: 'IQD', scale: 0 },
        charged: 21_000,
        due: 21_000,
      },
    ]);
  });
});

describe('GET /api/desk/orders/{orderId}', () => {
  it('tells what is in an order and who did what', async () => {
    const orders = await desk('orders');
    await work(first.id, 'desk/prepare-order', { role: 'orders', move: 'hold', reason: 'Asks to wait' });
    const order = await orders.call('desk/order', { query: { orderId: String(first.id) } });
    expect(order).toMatchObject({
      status: { order_id: first.id, state: 'on_hold', version: 2, due: 21_000 },
      is_own: true,
      currency: { code: 'IQD', scale: 0 },
      grand_total: 21_000,
      lines: [{ line_number: 1, sku: first.sku, qty: 2, row_total_incl_tax: 16_000 }],
      packages: [{ number: 1, lines: [{ line_number: 1, qty: 2, given_back: 0 }] }],
      addresses: [{ kind: 'shipping', firstname: 'زينب', region_id: 611 }, { kind: 'billing' }],
      events: [
        { from: null, to: 'pending', move: 'place', actor: 'shopper', actor_name: null },
        {
          from: 'pending',
          to: 'on_hold',
          move: 'hold',
          actor: `staff:${orders.id}`,
          actor_name: 'Noor',
          reason: 'Asks to wait',
        },
      ],
    });
  });

  it.each([
    ['999999', 'order.not-found'],
    ['x', 'request.invalid'],
  ])('refuses %s', async (orderId, code) =>
    expect(await (await desk('orders')).refused('desk/order', { query: { orderId } })).toBe(code),
  );
});
