import type { Bench, Stage, Table } from '../bench.ts';
import { benchConfig } from '../config.ts';
import { barePostings } from './ledger/bare-postings.ts';
import { sellCodes } from './ledger/sell-codes.ts';
import { differencesIn, postingsByKind, settled } from './ledger/settled.ts';
import { spendAtOnce } from './ledger/spend.ts';
import { spenders, type ValueShop, valueShop } from './ledger/value-shop.ts';

const refuseAny = (of: string, faults: Readonly<Record<string, number>>): void => {
  if (Object.values(faults).some((count) => count > 0))
    throw new Error(`${of} do not agree: ${JSON.stringify(faults)}`);
};

/** Has a shop post so much, and counts everything again. */
const spendIn = async function* (shop: ValueShop): AsyncIterable<Table> {
  const started = performance.now();
  const { orders, kills } = await spendAtOnce(shop, benchConfig().stressPostings);
  const seconds = (performance.now() - started) / 1000;
  await settled(shop.connection);
  const [kinds, differences] = [await postingsByKind(shop.connection), await differencesIn(shop.connection)];
  const postings = kinds.reduce((sum, [, count]) => sum + count, 0);
  const { answered, refused, again } = shop.client.requests;
  yield { title: 'Postings of the shop', rows: [['kind', 'postings'], ...kinds] };
  yield {
    title: `${spenders} spenders at once at a provider that is killed`,
    rows: [
      ['postings', 'orders', 'killed', 'answered', 'refused', 'asked again', 'postings a second'],
      [postings, orders, kills, answered, refused, again, Math.round(postings / seconds)],
    ],
  };
  yield { title: 'Counted again', rows: [['what may not be', 'found'], ...Object.entries(differences)] };
  refuseAny('Postings', differences);
};

const sellIn = async function* (shop: ValueShop): AsyncIterable<Table> {
  const { faults, ...sold } = await sellCodes(shop, benchConfig().stressCodes);
  const differences = await differencesIn(shop.connection);
  yield {
    title: `Digital codes, ${spenders} buyers at once`,
    rows: [
      [...Object.keys(sold), ...Object.keys(faults), 'ledger'],
      [
        ...Object.values(sold),
        ...Object.values(faults),
        Object.values(differences).reduce((sum, count) => sum + count, 0),
      ],
    ],
  };
  refuseAny('Codes', { ...faults, ...differences });
};

const run = async function* (stage: Stage): AsyncIterable<Table> {
  yield await barePostings(stage);
  const shop = await valueShop(stage);
  try {
    yield* spendIn(shop);
    yield* sellIn(shop);
  } finally {
    await shop.provider.stop();
  }
};

export const ledger: Bench = {
  about:
    'points, cards, credit, commissions, sellers and codes spent by many at once at a provider that is killed: nothing is lost, doubled, below its limit or shown to another',
  run,
};
