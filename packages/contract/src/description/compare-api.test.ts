import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CallDefinition } from '../define-call.ts';
import { openApiDocument } from '../open-api.ts';
import { compareApi } from './compare-api.ts';
import { describeApi } from './describe-api.ts';

type Asked = Partial<Pick<CallDefinition, 'path' | 'query' | 'body' | 'result' | 'access'>>;

/** The API with a call of this kind. */
const apiWith = (asked: Asked | null) =>
  describeApi(
    openApiDocument(
      asked === null
        ? {}
        : {
            'shelf/put': {
              method: 'POST',
              path: '/api/shelf',
              access: { for: 'anyone' },
              summary: 'Puts something on a shelf',
              query: z.object({}),
              result: z.object({ id: z.int() }),
              refusals: [],
              ...asked,
            },
          },
    ),
  );
const body = (shape: z.ZodRawShape): Asked => ({ body: z.object(shape) });
const result = (shape: z.ZodRawShape): Asked => ({ result: z.object(shape) });

describe('compareApi', () => {
  it('finds nothing in what is the same', () => {
    expect(compareApi(apiWith({}), apiWith({}))).toEqual({ breaking: [], others: [] });
  });

  it.each<[string, Asked, Asked | null, string]>([
    ['a call that is gone', {}, null, 'shelf/put: the call is gone'],
    ['another path', {}, { path: '/api/board' }, 'is POST /api/board, not POST /api/shelf'],
    ['an input that is gone', body({ a: z.string().optional() }), body({}), 'body.a is gone'],
    ['a new required input', body({}), body({ a: z.string() }), 'body.a is a new required input'],
    [
      'an input required now',
      body({ a: z.string().optional() }),
      body({ a: z.string() }),
      'body.a is required now',
    ],
    ['a shorter input', body({ a: z.string().max(9) }), body({ a: z.string().max(8) }), 'body.a takes less'],
    [
      'an input bounded now',
      body({ a: z.string() }),
      body({ a: z.string().regex(/^x/) }),
      'body.a takes less',
    ],
    ['a value less', body({ a: z.enum(['b', 'c']) }), body({ a: z.enum(['b']) }), 'body.a takes less'],
    ['a null less', body({ a: z.string().nullable() }), body({ a: z.string() }), 'body.a takes less'],
    ['another type', body({ a: z.number() }), body({ a: z.int() }), 'body.a takes less'],
    ['an answer without a member', result({ a: z.string() }), result({}), 'answer.result.a is gone'],
    [
      'a member that may be absent',
      result({ a: z.string() }),
      result({ a: z.string().optional() }),
      'answer.result.a may be absent now',
    ],
    [
      'a member that may be null',
      result({ a: z.string() }),
      result({ a: z.string().nullable() }),
      'answer.result.a may be null or string now',
    ],
    [
      'one of a list',
      result({ a: z.array(z.object({ b: z.int() })) }),
      result({ a: z.array(z.object({ b: z.string() })) }),
      'answer.result.a[].b may be string now',
    ],
  ])('tells that %s breaks', (_, was, is, sentence) => {
    const { breaking } = compareApi(apiWith(was), apiWith(is));
    expect(breaking).toHaveLength(1);
    expect(breaking[0]).toContain(sentence);
  });

  it.each<[string, Asked | null, Asked]>([
    ['a new call', null, {}],
    ['a new optional input', body({}), body({ a: z.string().optional() })],
    [
      'a new optional input with required members',
      body({}),
      body({ a: z.object({ b: z.string() }).optional() }),
    ],
    ['an input that need not be given any more', body({ a: z.string() }), body({ a: z.string().optional() })],
    ['a longer input', body({ a: z.string().max(8) }), body({ a: z.string().max(9) })],
    ['one value more', body({ a: z.enum(['b']) }), body({ a: z.enum(['b', 'c']) })],
    ['a new member of an answer', result({}), result({ a: z.string() })],
    ['a member that is always there now', result({ a: z.string().optional() }), result({ a: z.string() })],
  ])('tells that %s breaks nothing', (_, was, is) => {
    const { breaking, others } = compareApi(apiWith(was), apiWith(is));
    expect(breaking).toEqual([]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('leaves out what the desk alone calls', () => {
    const ofDesk = apiWith({ access: { for: 'staff', permission: 'staff.manage' } });
    const ofKeys = apiWith({ access: { for: 'staff', permission: 'orders.read' } });
    expect(ofDesk.calls['shelf/put']).toBeUndefined();
    expect(ofKeys.calls['shelf/put']).toBeDefined();
  });
});
