import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBaseLine, anOperation, quantitiesOf, type Shown } from '../../test/a-cart-log.ts';
import type { CartOperation } from './cart-operation.ts';
import { foldCart } from './fold-cart.ts';
import { type CartLog, rebase, type ServerAnswer } from './rebase.ts';

type Operation = CartOperation<Shown>;
type Act = {
  tab: 0 | 1;
  what: 'operate' | 'log-again' | 'send' | 'lose-answer' | 'pull' | 'deliver-late';
  seed: number;
};
type World = {
  made: Operation[];
  log: CartLog<Shown>;
  server: CartLog<Shown>;
  answers: ServerAnswer<Shown>[];
};

const nothing = { lines: [], included: [] };
const keys = ['MUG', 'TEE', 'LAMP'] as const;

const operationOf = (id: string, seed: number): Operation =>
  anOperation({
    id,
    kind: (['add', 'add', 'set-qty', 'remove'] as const)[seed % 4] ?? 'add',
    line_key: keys[seed % 3] ?? 'MUG',
    qty: (seed % 7) + 1,
  });

/** Applies operations as a provider does: each one once, even if it is sent again. */
const serverTakes = ({ base }: CartLog<Shown>, operation: Operation): CartLog<Shown> => ({
  base: {
    lines: foldCart(base, [operation]).map(({ line_key, qty }) => aBaseLine({ line_key, qty })),
    included: [...new Set([...base.included, operation.id])],
  },
  operations: [],
});

const step = (world: World, act: Act): World => {
  const { made, log, server, answers } = world;
  const [first] = log.operations;
  if (act.what === 'operate') {
    const operation = operationOf(`tab${act.tab}-${made.length}`, act.seed);
    return {
      ...world,
      made: [...made, operation],
      log: { ...log, operations: [...log.operations, operation] },
    };
  }
  if (act.what === 'log-again') {
    const again = made[act.seed % Math.max(made.length, 1)];
    return again ? { ...world, log: { ...log, operations: [...log.operations, again] } } : world;
  }
  if (act.what === 'deliver-late') {
    const late = answers[act.seed % Math.max(answers.length, 1)];
    return late ? { ...world, log: rebase(log, late) } : world;
  }
  const isSent = act.what !== 'pull' && first !== undefined;
  const after = isSent ? serverTakes(server, first) : server;
  const answer = {
    lines: after.base.lines,
    included: isSent ? [...log.base.included, first.id] : log.base.included,
  };
  if (act.what === 'lose-answer') return { ...world, server: after };
  // The client pulls only when no request is in flight: the sender first retries an unanswered change until
  // it is settled.
  if (!isSent && server.base.included.length !== log.base.included.length) return world;
  return { made, server: after, log: rebase(log, answer), answers: [...answers, answer] };
};

const start: World = {
  made: [],
  log: { base: nothing, operations: [] },
  server: { base: nothing, operations: [] },
  answers: [],
};
const acts = fc.array(
  fc.record({
    tab: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom(
      'operate' as const,
      'operate' as const,
      'send' as const,
      'log-again' as const,
      'lose-answer' as const,
      'pull' as const,
      'deliver-late' as const,
    ),
    seed: fc.nat(1000),
  }),
  { maxLength: 60 },
);

describe('the cart on screen, through any interleaving of tabs, retries, lost and late answers', () => {
  it('lesson 01: is always every operation so far, each once and in order', () =>
    fc.assert(
      fc.property(acts, (given) => {
        given.reduce((world, act) => {
          const next = step(world, act);
          expect(quantitiesOf(foldCart(next.log.base, next.log.operations))).toEqual(
            quantitiesOf(foldCart(nothing, next.made)),
          );
          return next;
        }, start);
      }),
      { numRuns: 400 },
    ));

  it('lesson 02: is what the server holds once everything is sent', () =>
    fc.assert(
      fc.property(acts, (given) => {
        const sends = given.concat(
          Array.from({ length: 61 }, () => ({ tab: 0 as const, what: 'send' as const, seed: 0 })),
        );
        const { log, server, made } = sends.reduce(step, start);
        expect(log.operations).toEqual([]);
        expect(quantitiesOf(server.base.lines)).toEqual(quantitiesOf(foldCart(nothing, made)));
      }),
      { numRuns: 200 },
    ));

  it('answers the same wherever between the operations the server has acknowledged', () =>
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { maxLength: 30 }), fc.nat(30), (seeds, acknowledged) => {
        const operations = seeds.map((seed, place) => operationOf(String(place), seed));
        const server = operations.slice(0, acknowledged).reduce(serverTakes, start.server);
        expect(quantitiesOf(foldCart(server.base, operations))).toEqual(
          quantitiesOf(foldCart(nothing, operations)),
        );
      }),
    ));
});
