import { Agent } from 'node:http';
import type { MeasuredProcess } from '../processes/measured-process.ts';
import { quantile, shown } from '../figures.ts';
import { rawGet } from '../raw-get.ts';
import { searchOf } from './listing.ts';
import type { ListingKind } from './listing-kinds.ts';
import { searchPath } from './wire-search.ts';

const requests = 250;
const perTurn = 10;
/** Of each kind, before those that count: V8 compiles what is asked often, in the first seconds of a shop that lives for weeks. */
export const warmUp = 450;
/** Of each kind, from the first: asked before those that count, one after the other, and eight at once. Those after them were never asked. */
export const roundsOfLoad = warmUp + 2 * requests;
const connections = 8;

/** What a listing cost: milliseconds from asked to answered, one after the other, processor ms of the shop's process for each, and kB. */
export type ListingLoad = { name: string; times: readonly number[]; cpuMs: number; kilobytes: number };

const get = async (address: string, agent: Agent, encoding = 'identity'): Promise<number> => {
  const { status, body } = await rawGet(address, { agent, encoding });
  if (status !== 200) throw new Error(`A listing answers ${status}`);
  return body.byteLength;
};

const addressOf = (shop: MeasuredProcess, { listingOf }: ListingKind, round: number): string =>
  `${shop.url}${searchPath(searchOf(listingOf(round)))}`;

/** Processor ms of the whole process for each of the rounds before those that count. */
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

/** Kinds take turns: who chooses a colour in a category has opened it before. */
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

/** How many listings of all kinds a second, processor ms and kB of each. */
type Rate = { rate: number; cpuMs: number; kilobytes: number };

/** Eight clients at once ask for so many rounds of each kind. */
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

/** `coldCpuMs` is that of the rounds before those that count. */
export type ListingLoads = {
  loads: readonly ListingLoad[];
  cpuMs: number;
  coldCpuMs: number;
  p50: number;
  p99: number;
  /** Eight clients at once: of listings never asked before, and of these again, as they are and as a phone takes them. */ fresh: Rate;
  again: Rate;
  packed: Rate;
};

/** Each kind of listing over HTTP from this process, once the shop has answered others of each; beside, the figures of the kinds that are not aside. */
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
