import type { Bench, Stage, Table } from '../bench.ts';
import { crowdOfGuests } from './crowd-of-guests.ts';
import { crowdOfPages } from './crowd-of-pages.ts';

const run = async function* (stage: Stage): AsyncIterable<Table> {
  yield* await crowdOfPages(stage);
  yield* await crowdOfGuests(stage);
};

export const crowd: Bench = {
  about:
    'one address that asks for all the pages, registrations, carts and coupons it can: others are served, and it gets no more than its share',
  hasPages: true,
  run,
};
