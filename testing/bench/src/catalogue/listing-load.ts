import { Agent } from 'node:http';
import type { MeasuredProcess } from '../processes/measured-process.ts';
import { quantile, shown } from '../figures.ts';
import { rawGet } from '../raw-get.ts';
import { searchOf } from './listing.ts';
import type { ListingKind } from './listing-kinds.ts';
import { searchPath } from './wire-search.ts';

const requests = 250;
const perTurn = 10;
/** Warm-up rounds per kind. V8 compiles hot code in the first seconds of a process that runs for weeks. */
export const warmUp = 450;
/**
 * Rounds per kind, counted from the first: the warm-up, one request after another, and eight at once. Later
 * rounds have never been requested.
 */
export const roundsOfLoad = warmUp + 2 * requests;
const connections = 8;

/**
 * Cost of a listing: response times in milliseconds for sequential requests, CPU milliseconds of the shop's
 * process per listing, and kB.
 */
export type ListingLoad = { name: string; times: readonly number[]; cpuMs: number; kilobytes: number };

const get = async (address: string, agent: Agent, encoding = 'identity'): Promise<number> => {
  const { status, body } = await rawGet(address, { agent, encoding });
  if (status !== 200) throw new Error(`A listing answers ${status}`);
  return body.byteLength;
};

const addressOf = (shop: MeasuredProcess, { listingOf }: ListingKind, round: number): string =>
  `${shop.url}${searchPath(searchOf(listingOf(round)))}`;

/** Runs the warm-up rounds and returns the CPU milliseconds of the whole process for each. */
const warmedUp = async (shop: MeasuredProcess, kind: ListingKind, agent: Agent): Promise<number> => {
  const before = await shop.cpu();
  for (let round = 0; round < warmUp; round += 1) await get(addressOf(shop, kind, round), agent);
  return ((await shop.cpu()) - before) / 1000 / warmUp;
};

type Spent = { times: number[]; cpuMs: number; bytes: number };

const spendTurn = async (
  shop: MeasuredProcess,
  kind: ListingKind,
  { agent, from, spent }: { agent: Agent; from: number; spent: Spent },
): Promise<void> => {
  const addresses = Array.from({ length: perTurn }, (_, place) => addressOf(shop, kind, from + place));
  const before = await shop.cpu();
  for (const address of addresses) {
    const startedAt = performance.now();
    spent.bytes += await get(address, agent);
    spent.times.push(performance.now() - startedAt);
  }
  spent.cpuMs += ((await shop.cpu()) - before) / 1000;
};

/** Kinds alternate: a shopper who selects a color in a category has opened that category before. */
const loadsOf = async (
  shop: MeasuredProcess,
  kinds: readonly ListingKind[],
  agent: Agent,
): Promise<ListingLoad[]> => {
  const all = kinds.map((kind) => ({ kind, spent: { times: [], cpuMs: 0, bytes: 0 } as Spent }));
  for (let from = warmUp; from < warmUp + requests; from += perTurn)
    for (const { kind, spent } of all) await spendTurn(shop, kind, { agent, from, spent });
  return all.map(({ kind: { name }, spent: { times, cpuMs, bytes } }) => ({
    name,
    times,
    cpuMs: cpuMs / requests,
    kilobytes: bytes / requests / 1000,
  }));
};

/** Listings of all kinds per second, with CPU milliseconds and kB of each. */
type Rate = { rate: number; cpuMs: number; kilobytes: number };

/** Runs the given rounds of each kind with eight clients at once. */
const rateOf = async (
  shop: MeasuredProcess,
  kinds: readonly ListingKind[],
  { fromRound, encoding }: { fromRound: number; encoding?: string },
): Promise<Rate> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const left = Array.from({ length: requests }, (_, place) =>
    kinds.map((kind) => addressOf(shop, kind, fromRound + place)),
  ).flat();
  const total = left.length;
  const cpuBefore = await shop.cpu();
  const startedAt = performance.now();
  let bytes = 0;
  const client = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const received = await get(address, agent, encoding);
      bytes += received;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  const rate = (total / (performance.now() - startedAt)) * 1000;
  agent.destroy();
  return { rate, cpuMs: ((await shop.cpu()) - cpuBefore) / 1000 / total, kilobytes: bytes / 1000 / total };
};

/** `coldCpuMs` is the CPU time of the warm-up rounds. */
export type ListingLoads = {
  loads: readonly ListingLoad[];
  cpuMs: number;
  coldCpuMs: number;
  p50: number;
  p99: number;
  /**
   * Eight clients at once: for listings never requested before, and for the same listings again,
   * uncompressed and compressed as for a phone.
   */ fresh: Rate;
  again: Rate;
  packed: Rate;
};

/**
 * Requests each kind of listing over HTTP from this process after the warm-up, and adds the figures of the
 * kinds without `isAside`.
 */
export const listingLoads = async (
  shop: MeasuredProcess,
  kinds: readonly ListingKind[],
): Promise<ListingLoads> => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const cold = new Map<ListingKind, number>();
    for (const kind of kinds) cold.set(kind, await warmedUp(shop, kind, agent));
    const loads = await loadsOf(shop, kinds, agent);
    const usual = kinds.filter(({ isAside = false }) => !isAside);
    const coldCpuMs = usual.reduce((sum, kind) => sum + (cold.get(kind) ?? 0), 0) / usual.length;
    const counted = loads.filter(({ name }) => usual.some((kind) => kind.name === name));
    const times = counted.flatMap((load) => load.times);
    const cpuMs = counted.reduce((sum, load) => sum + load.cpuMs, 0) / counted.length;
    const fresh = { fromRound: warmUp + requests };
    return {
      loads,
      cpuMs,
      coldCpuMs,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      fresh: await rateOf(shop, usual, fresh),
      again: await rateOf(shop, usual, fresh),
      packed: await rateOf(shop, usual, { ...fresh, encoding: 'zstd' }),
    };
  } finally {
    agent.destroy();
  }
};

export const loadRows = (loads: readonly ListingLoad[]): string[][] => [
  ['listing', 'processor ms', 'p50 ms', 'p99 ms', 'kB'],
  ...loads.map(({ name, times, cpuMs, kilobytes }) => [
    name,
    shown(cpuMs),
    shown(quantile(times, 0.5)),
    shown(quantile(times, 0.99)),
    String(Math.round(kilobytes)),
  ]),
];
