import type { Context } from 'hono';
import { type CallName, positionHeader } from '@dijla/contract/client';
import type { CallDefinition } from '@dijla/contract/schemas';
import type { CallOutput } from '../../call/call-handler.ts';
import { writtenMembers, writtenObject } from '../../call/written-json.ts';
import type { ProviderEnvironment as Env } from '../request-context.ts';
import { apiHeaders } from './api-headers.ts';
import { compressed } from './compressed.ts';
import { etagOf, namesEtag } from './etag-of.ts';

export type AnsweredCall = { definition: CallDefinition; output: CallOutput<CallName> };

const bodyOf = ({ definition, output: { result, meta } }: AnsweredCall): string => {
  const { raw, atTopLevel = [] } = definition;
  if (raw) return JSON.stringify(result);
  const repeated = atTopLevel.map((member) => [member, (result as Record<string, unknown>)[member]]);
  const members = writtenMembers({ code: 200, result, ...Object.fromEntries(repeated) });
  return meta ? `{${members},"meta":${writtenObject(meta)}}` : `{${members}}`;
};

/**
 * Returns the response to a call that was carried out. Builds the headers as a plain object, which goes to
 * Node unchanged; `Headers` would be built, sorted and taken apart again.
 */
export const callAnswer = async (context: Context<Env>, answered: AnsweredCall): Promise<Response> => {
  const { output } = answered;
  const tagged = output.isTagged ? bodyOf(answered) : undefined;
  const etag = tagged === undefined ? output.headers?.['etag'] : etagOf(tagged);
  const isKnown = etag !== undefined && namesEtag(context.req.header('if-none-match'), etag);
  const headers = {
    ...apiHeaders(context.req.path),
    'cache-control': etag ? 'no-cache' : 'no-cache, no-store',
    ...(isKnown ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...output.headers,
    ...(etag ? { etag } : {}),
    ...(output.position ? { [positionHeader]: String(output.position) } : {}),
    'x-request-id': context.get('requestId'),
  };
  if (isKnown) return new Response(null, { status: 304, headers });
  if (output.written && context.req.method === 'HEAD') {
    // The body is dropped unread; without the cancel it would keep its slot in the queue.
    if (output.written instanceof ReadableStream) void output.written.cancel();
    return new Response(null, { headers });
  }
  const body = output.written ?? tagged ?? bodyOf(answered);
  const { file } = answered.definition;
  // A file is compressed already.
  if (context.env?.inProcess || context.req.method === 'HEAD' || file) return new Response(body, { headers });
  const sent = await compressed(body, context.req.header('accept-encoding'));
  // A strong ETag promises identical bytes, so a compressed body gets a weak one.
  const weak = etag && sent.headers['content-encoding'] ? { etag: `W/${etag}` } : {};
  return new Response(sent.body, { headers: { ...headers, ...sent.headers, ...weak } });
};
