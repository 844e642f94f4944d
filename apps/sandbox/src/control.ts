import { createHash } from 'node:crypto';
import type { SandboxAnswer, SandboxRequest } from './sandbox-provider.ts';

/** A request as it was received, for assertions. */
type LoggedRequest = { at: string; method: string; url: string; headers: object; body: string };

const loggedAtMost = 1000;

const idOf = (seed: string, count: number): string => {
  const hex = createHash('sha256').update(`${seed} ${count}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};

const jsonOf = (body: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
};

const refused = (problem: string): SandboxAnswer => ({ status: 400, json: { problem } });

type Given = Record<string, unknown>;
type Known = Readonly<Record<string, readonly string[]>>;

/** The sandbox's clock, in epoch milliseconds. */
const movedClock = (machineNow: () => number) => {
  let offset = 0;
  const now = () => machineNow() + offset;
  const set = ({ now: to, advance }: Given): SandboxAnswer => {
    const toThen = typeof to === 'string' ? Date.parse(to) - machineNow() : Number.NaN;
    const moved = typeof advance === 'number' ? offset + advance : toThen;
    if (!Number.isFinite(moved))
      return refused('now should be an instant (ISO 8601), or advance milliseconds');
    offset = moved;
    return { json: { now: new Date(now()).toISOString() } };
  };
  return { now, set };
};

/** What providers do with a thing, or with the next one, in the order in which it was set; and what they do until it is set back. */
const scenarioQueues = () => {
  const queues = new Map<string, string[]>();
  const standing = new Map<string, Set<string>>();
  const stay = (provider: string, scenario: string, stays: boolean): void => {
    const names = standing.get(provider) ?? new Set();
    if (stays) names.add(scenario);
    else names.delete(scenario);
    standing.set(provider, names);
  };
  const set = ({ provider, ref = 'next', scenario, stays }: Given, known: Known): SandboxAnswer => {
    const names = known[String(provider)];
    if (names === undefined) return refused(`provider should be one of ${Object.keys(known).join(', ')}`);
    if (!names.includes(String(scenario))) return refused(`scenario should be one of ${names.join(', ')}`);
    const queue = `${String(provider)} ${String(ref)}`;
    if (typeof stays === 'boolean') stay(String(provider), String(scenario), stays);
    else queues.set(queue, [...(queues.get(queue) ?? []), String(scenario)]);
    return { json: { provider, ref, scenario } };
  };
  const take = (provider: string, ref?: string, among?: readonly string[]): string | null => {
    const isAsked = (scenario: string): boolean => among === undefined || among.includes(scenario);
    for (const each of [...(ref === undefined ? [] : [ref]), 'next']) {
      const queue = queues.get(`${provider} ${each}`) ?? [];
      const at = queue.findIndex(isAsked);
      if (at >= 0) return queue.splice(at, 1)[0] ?? null;
    }
    return standing.get(provider)?.values().find(isAsked) ?? null;
  };
  const settleAll = (): void => {
    queues.clear();
    standing.clear();
  };
  return { set, stay, take, settleAll };
};

/** What tests control of the sandbox (spec 4 §9.1): its clock, what providers do next, and what was received. */
export const sandboxControl = (seed: string, machineNow: () => number = Date.now) => {
  let ids = 0;
  const log: LoggedRequest[] = [];
  const [clock, scenarios] = [movedClock(machineNow), scenarioQueues()];
  return {
    now: clock.now,
    newId: () => idOf(seed, (ids += 1)),
    takeScenario: scenarios.take,
    /** Has a provider do this until it is set back. */
    stay: scenarios.stay,
    /** Sets every scenario back. */
    settleAll: scenarios.settleAll,
    log: (): readonly LoggedRequest[] => log,
    note: ({ method, headers, body }: SandboxRequest, url: string): void => {
      log.push({ at: new Date(clock.now()).toISOString(), method, url, headers, body });
      if (log.length > loggedAtMost) log.shift();
    },
    /** Answers below `/_control`; null for a path that is none. */
    answer: ({ method, path, body }: SandboxRequest, known: Known): SandboxAnswer | null => {
      if (method === 'GET' && path === '/log') return { json: log };
      if (method !== 'POST') return null;
      const given = jsonOf(body);
      if (given === null) return refused('the body should be a JSON object');
      if (path === '/clock') return clock.set(given);
      return path === '/scenario' ? scenarios.set(given, known) : null;
    },
  };
};
