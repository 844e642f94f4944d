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
const movedClock = () => {
  let offset = 0;
  const now = () => Date.now() + offset;
  const set = ({ now: to, advance }: Given): SandboxAnswer => {
    const toThen = typeof to === 'string' ? Date.parse(to) - Date.now() : Number.NaN;
    const moved = typeof advance === 'number' ? offset + advance : toThen;
    if (!Number.isFinite(moved))
      return refused('now should be an instant (ISO 8601), or advance milliseconds');
    offset = moved;
    return { json: { now: new Date(now()).toISOString() } };
  };
  return { now, set };
};

/** What providers do with a thing, or with the next one, in the order in which it was set. */
const scenarioQueues = () => {
  const queues = new Map<string, string[]>();
  const set = ({ provider, ref = 'next', scenario }: Given, known: Known): SandboxAnswer => {
    const names = known[String(provider)];
    if (names === undefined) return refused(`provider should be one of ${Object.keys(known).join(', ')}`);
    if (!names.includes(String(scenario))) return refused(`scenario should be one of ${names.join(', ')}`);
    const queue = `${String(provider)} ${String(ref)}`;
    queues.set(queue, [...(queues.get(queue) ?? []), String(scenario)]);
    return { json: { provider, ref, scenario } };
  };
  const take = (provider: string, ref?: string): string | null => {
    for (const each of [...(ref === undefined ? [] : [ref]), 'next']) {
      const taken = queues.get(`${provider} ${each}`)?.shift();
      if (taken !== undefined) return taken;
    }
    return null;
  };
  return { set, take };
};

/** What tests control of the sandbox (spec 4 §9.1): its clock, what providers do next, and what was received. */
export const sandboxControl = (seed: string) => {
  let ids = 0;
  const log: LoggedRequest[] = [];
  const [clock, scenarios] = [movedClock(), scenarioQueues()];
  return {
    now: clock.now,
    newId: () => idOf(seed, (ids += 1)),
    takeScenario: scenarios.take,
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
