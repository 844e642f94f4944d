import { z } from 'zod';
import { calls } from './calls.ts';
import type { CallAccess, CallDefinition } from './define-call.ts';
import { keyScopeNames, keyScopes } from './desk/key-scopes.ts';
import { type RefusalCode, refusals } from './errors.ts';

/** Raised by a change that breaks clients (record 178). */
export const apiVersion = '1';

type Schemas = Record<string, unknown>;
/**
 * Location of a schema: its nested schemas are added to the document's under that name, because references
 * are resolved from the document's root.
 */
type Place = { schemas: Schemas; name: string };

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output', { schemas, name }: Place): object => {
  const { $schema: _, ...whole } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  const { $defs = {}, ...rest } = JSON.parse(
    JSON.stringify(whole).replaceAll('"#/$defs/', `"#/components/schemas/${name}-${io}-`),
  ) as { $defs?: Schemas };
  for (const [part, json] of Object.entries($defs)) schemas[`${name}-${io}-${part}`] = json;
  return rest;
};

const failure = {
  type: 'object',
  required: ['code', 'result'],
  properties: {
    code: { type: 'integer' },
    result: { anyOf: [{ type: 'string' }, { type: 'array' }, { type: 'object' }] },
  },
};

const parametersOf = (call: CallDefinition, place: Place) => [
  ...[...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  })),
  ...Object.entries(call.query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodType, 'input', { ...place, name: `${place.name}-${name}` }),
  })),
  ...(call.replayable
    ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', format: 'uuid' } }]
    : []),
];

const jsonAnswerOf = (call: CallDefinition, place: Place) =>
  call.raw
    ? jsonSchema(call.result, 'output', place)
    : {
        type: 'object',
        required: ['code', 'result'],
        properties: {
          code: { const: 200 },
          result: jsonSchema(call.result, 'output', place),
          ...(call.meta
            ? { meta: jsonSchema(call.meta, 'output', { ...place, name: `${place.name}-meta` }) }
            : {}),
        },
      };

const contentOf = (call: CallDefinition, place: Place) =>
  call.file
    ? { [call.file]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: jsonAnswerOf(call, place) } };
/** How callers prove who they are, besides the user token that is among the parameters (wire §1.5). */
const securitySchemes = {
  deskSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-dijla_desk',
    description:
      'Session of a member of the staff; `dijla_desk` on this machine without https. The call names its permission as `x-permission`.',
  },
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key with the scope that the call names as `x-scope`.',
  },
};

/** A call of the desk is for sessions, and for keys where a scope has its permission. */
const securityOf = ({ permission, stepUp, peopleOnly }: Extract<CallAccess, { for: 'staff' }>) => {
  const scope =
    stepUp || peopleOnly
      ? undefined
      : keyScopeNames.find((name) => (keyScopes[name] as readonly string[]).includes(permission));
  return {
    security: [{ deskSession: [] }, ...(scope === undefined ? [] : [{ apiKey: [] }])],
    'x-permission': permission,
    ...(scope !== undefined && { 'x-scope': scope }),
  };
};

/** Refusals that any call may answer. */
const ofAnyCall = ['request.busy', 'request.unavailable'] as const satisfies readonly RefusalCode[];

const operationOf = (name: string, call: CallDefinition, schemas: Schemas) => {
  const place = { schemas, name: name.replaceAll('/', '-') };
  const byStatus = Map.groupBy(new Set([...call.refusals, ...ofAnyCall]), (code) =>
    String(refusals[code].status),
  );
  return {
    operationId: name,
    summary: call.summary,
    ...(call.access.for === 'staff' && securityOf(call.access)),
    parameters: parametersOf(call, place),
    ...(call.body
      ? {
          requestBody: { content: { 'application/json': { schema: jsonSchema(call.body, 'input', place) } } },
        }
      : {}),
    responses: {
      200: { description: 'Done', content: contentOf(call, place) },
      ...Object.fromEntries(
        [...byStatus].map(([status, codes]) => [
          status,
          { description: codes.join(', '), content: { 'application/json': { schema: failure } } },
        ]),
      ),
    },
  };
};

/** Returns the API, with calls of extensions, as an OpenAPI 3.1 document, served at `/api/openapi.json`. */
export const openApiDocument = (extensionCalls: Readonly<Record<string, CallDefinition>> = {}) => {
  const byPath: Record<string, Record<string, unknown>> = {};
  const schemas: Schemas = {};
  for (const [name, call] of Object.entries<CallDefinition>({ ...calls, ...extensionCalls })) {
    byPath[call.path] = {
      ...byPath[call.path],
      [call.method.toLowerCase()]: operationOf(name, call, schemas),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Provider API of the shop', version: apiVersion },
    paths: byPath,
    components: { schemas, securitySchemes },
  };
};
