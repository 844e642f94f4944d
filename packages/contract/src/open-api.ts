import { z } from 'zod';
import { calls } from './calls.ts';
import type { CallDefinition } from './define-call.ts';
import { refusals } from './errors.ts';

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const failure = {
  type: 'object',
  required: ['code', 'result'],
  properties: { code: { type: 'integer' }, result: { anyOf: [{ type: 'string' }, { type: 'array' }, { type: 'object' }] } },
};

const parametersOf = (call: CallDefinition) => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
  ...Object.entries(call.query.shape).map(([name, schema]) => ({ name, in: 'query', required: false, schema: jsonSchema(schema as z.ZodType, 'input') })),
  ...(call.replayable ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }] : []),
];

const answerOf = (call: CallDefinition) =>
  call.raw
    ? jsonSchema(call.result, 'output')
    : {
        type: 'object',
        required: ['code', 'result'],
        properties: {
          code: { const: 200 },
          result: jsonSchema(call.result, 'output'),
          ...(call.meta ? { meta: jsonSchema(call.meta, 'output') } : {}),
        },
      };

const operationOf = (name: string, call: CallDefinition) => {
  const byStatus = Map.groupBy(call.refusals, (code) => String(refusals[code].status));
  return {
    operationId: name,
    summary: call.summary,
    parameters: parametersOf(call),
    ...(call.body ? { requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } } } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answerOf(call) } } },
      ...Object.fromEntries([...byStatus].map(([status, codes]) => [status, { description: codes.join(', '), content: { 'application/json': { schema: failure } } }])),
    },
  };
};

/** The whole API as an OpenAPI 3.1 document, served at `/api/openapi.json`. */
export const openApiDocument = () => {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    byPath[call.path] = { ...byPath[call.path], [call.method.toLowerCase()]: operationOf(name, call) };
  }
  return { openapi: '3.1.0', info: { title: 'Dijla provider API', version: '1' }, paths: byPath };
};
