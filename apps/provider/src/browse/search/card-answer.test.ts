import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  arbitraryChange,
  arbitraryQuery,
  catalogInMemory,
} from '../../read-model/engine/arbitrary-catalog.ts';
import { memoryEngine } from '../../read-model/engine/memory-engine.ts';
import type { EngineAnswer } from '@dijla/search-index/core/search-engine';
import { type AnswerForm, answerOf } from '@dijla/search-index/core/answers/answer-of';
import { byteWriter } from './byte-writer.ts';
import { cardAnswer } from './card-answer.ts';
import { cardForm } from './card-forms.ts';

const patterns = fc.subarray(
  [
    'id',
    'sku',
    'name',
    'final_price',
    'configurable_children.sku',
    'configurable_children',
    'stock',
    'new',
    'prices',
    '*price',
    '*sku',
    '*',
    '*.stock',
    'stock.qty',
    'nothing',
  ],
  { maxLength: 4 },
);
const form: fc.Arbitrary<AnswerForm> = fc.record({
  entity: fc.constant('product'),
  source: fc.record({ include: patterns, exclude: patterns }),
  isCompact: fc.boolean(),
});
const round = fc.tuple(
  fc.array(arbitraryChange, { minLength: 10, maxLength: 10 }),
  fc.array(fc.tuple(arbitraryQuery, fc.nat({ max: 7 })), { minLength: 5, maxLength: 5 }),
);
const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
const writer = byteWriter(16);
const compact: AnswerForm = { entity: 'product', source: { include: [], exclude: [] }, isCompact: true };

const answers = (id: number, document: object): EngineAnswer => ({
  hits: [{ id, document: {}, score: null }],
  total: 1,
  cardsIn: () => () => new TextEncoder().encode(JSON.stringify(document)),
});

describe('cardAnswer', () => {
  it('is byte for byte the answer made of documents, for random searches and field lists after 2,000 changes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(form, { minLength: 8, maxLength: 8 }),
        fc.array(round, { minLength: 100, maxLength: 100 }),
        async (forms, rounds) => {
          const { memory, clock } = catalogInMemory();
          const parts = { now: () => clock.now, random: () => 0.5 };
          const [quick, plain] = [
            memoryEngine(memory, parts),
            memoryEngine(memory, { ...parts, isPlain: true }),
          ];
          for (const [changes, searches] of rounds) {
            for (const apply of changes) apply(memory, clock);
            for (const [query, which] of searches) {
              const asked = forms[which] ?? compact;
              const [found, expected] = [
                await quick.engine.search('iq', 'product', query),
                await plain.engine.search('iq', 'product', query),
              ];
              const cards = found.cardsIn?.(cardForm(asked)) ?? (() => undefined);
              expect(
                text(cardAnswer(found, { cardOf: cards, form: asked, writer, mostBytes: 1_000_000 })),
              ).toBe(JSON.stringify(answerOf({ ...found, hits: expected.hits }, asked)));
            }
          }
        },
      ),
      { seed: 20_261_121, numRuns: 2, endOnFailure: true },
    );
  });

  it('is none when the cards come to more than it may', () => {
    const found = answers(1, { name: 'x'.repeat(100) });
    expect(
      [111, 200].map((mostBytes) =>
        text(
          cardAnswer(found, {
            cardOf: () => new TextEncoder().encode('{"a":1}'),
            form: compact,
            writer,
            mostBytes,
          }),
        ),
      ),
    ).toEqual(['{"hits":[{"a":1,"_score":null}],"total":1}', '{"hits":[{"a":1,"_score":null}],"total":1}']);
    expect(
      cardAnswer(found, {
        cardOf: () => new TextEncoder().encode(JSON.stringify({ name: 'x'.repeat(100) })),
        form: compact,
        writer,
        mostBytes: 111,
      }),
    ).toBeUndefined();
  });

  it('leaves out what has gone since it was found', () => {
    expect(
      text(cardAnswer(answers(1, {}), { cardOf: () => undefined, form: compact, writer, mostBytes: 1000 })),
    ).toBe('{"hits":[],"total":1}');
  });
});
