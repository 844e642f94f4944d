import { join } from 'node:path';
import { staffSession } from '@dijla/test-kit/staff-session';
import { type AskedFigure, figureRows, verdictOn } from '../asked-figures.ts';
import type { Bench, Stage, Table } from '../bench.ts';
import { median, quantile } from '../figures.ts';
import { measuredProcess } from '../processes/measured-process.ts';
import { middleOf, type Spent, spentPer } from '../processes/spent.ts';
import { fillOrders } from './many-orders.ts';

const orders = 200_000;
/** Processor milliseconds of shop and database together that a list may take. */
const atMost = 20;
const [rounds, perRound, warmUp] = [5, 8, 40];

const monthsAgo = (months: number): string => new Date(Date.now() - months * 30 * 86_400_000).toISOString();

/** What staff ask lists for, from the rarest to what most orders are. */
const lists: Readonly<Record<string, Record<string, string>>> = {
  'no filter': {},
  'page 2, dearest first': { sort: 'highest', before: '100000' },
  'oldest first': { sort: 'oldest' },
  'a state few are in': { state: 'pending' },
  'states that wait, oldest first': { state: 'pending,invoiced,preparing', sort: 'oldest' },
  'a state most are in': { state: 'complete' },
  'a state and a governorate': { state: 'delivery_failed', region_id: '619' },
  'unpaid and complete, which none is': { payment_state: 'unpaid', state: 'complete' },
  'a governorate': { region_id: '605' },
  'a governorate and a method': { region_id: '618', shipping_method_code: 'freeshipping' },
  'a way to pay': { payment_method_code: 'banktransfer', state: 'refunded' },
  'a month a year ago': { from: monthsAgo(13), until: monthsAgo(12) },
  'a month, a state and a governorate': {
    from: monthsAgo(13),
    until: monthsAgo(12),
    state: 'refunded',
    region_id: '601',
  },
  'an order number': { q: '000123456' },
  'a telephone from abroad': { q: '+964 771 234 5678' },
  'the beginning of a telephone': { q: '0771 2345' },
  'the network of a telephone': { q: '0771' },
  'the last digits of a telephone': { q: '5678' },
  'a rare name': { q: 'كرار' },
  'a first name in twenty': { q: 'محمد' },
  'two names': { q: 'زينب الكعبي' },
  'the beginning of names': { q: 'الع' },
  'a name and a state': { q: 'noor', state: 'pending' },
  'a name, dearest first': { q: 'حسن', sort: 'highest' },
  'an sku': { q: 'DJ-1234' },
  'a word of all goods': { q: 'سماعات' },
  'digits all telephones begin with': { q: '077' },
  nothing: { q: 'zzzzzz' },
};

const run = async (stage: Stage): Promise<Table[]> => {
  const connection = await stage.newDatabase('desk');
  await fillOrders(connection, orders);
  const shop = await measuredProcess('provider-process.ts', {
    message: { url: connection.url, folder: join(stage.folder, 'desk') },
  });
  try {
    const session = await staffSession({ url: shop.url, database: connection }, { role: 'owner' });
    const ask = async (path: string, query: Record<string, string> = {}): Promise<string> => {
      const answer = await session.fetch(`/api/desk/${path}?${new URLSearchParams(query).toString()}`);
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
      return answer.text();
    };
    for (let n = 0; n < warmUp; n += 1) await ask('orders');
    const figures: AskedFigure[] = [];
    const times: number[] = [];
    const measured = async (name: string, work: () => Promise<unknown>, most: number | null = atMost) => {
      const spent: Spent[] = [];
      for (let round = 0; round < rounds; round += 1)
        spent.push(
          await spentPer({ shop, pool: connection.pool }, perRound, async () => {
            const before = performance.now();
            await work();
            times.push(performance.now() - before);
          }),
        );
      const { shop: ofShop, database } = middleOf(spent);
      figures.push({ name, atMost: most, seen: ofShop + database });
    };
    for (const [name, query] of Object.entries(lists)) await measured(name, () => ask('orders', query));
    await measured('today', () => ask('today'), null);
    return [
      {
        title: `Lists over ${orders.toLocaleString('en')} orders: processor ms of shop and database`,
        rows: figureRows(figures),
        note: `${verdictOn(figures)}\nA list took ${median(times).toFixed(1)} ms (p50) and ${quantile(times, 0.95).toFixed(1)} ms (p95) on the clock.`,
      },
    ];
  } finally {
    await shop.stop();
  }
};

/** What lists of the desk cost, with filters and searches of every kind. */
export const desk: Bench = {
  about: 'what lists of the desk cost over 200,000 orders, by filter and search',
  hasPages: false,
  run,
};
