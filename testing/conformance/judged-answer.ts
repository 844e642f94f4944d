import type { CallName } from '@dijla/contract/client';
import { type CallDefinition, calls, type RefusalCode, refusals } from '@dijla/contract/schemas';

/** Refusals that any request may get before its call is reached. */
const general: readonly string[] = [
  'request.malformed-json',
  'request.invalid',
  'request.too-large',
  'request.too-many',
  'request.busy',
  'request.unavailable',
  'request.unknown-path',
  'request.method-not-allowed',
] satisfies RefusalCode[];

const faultOfRefusal = (
  definition: CallDefinition,
  answer: Response,
  body: { code?: unknown; result?: unknown },
): string | null => {
  const code = answer.headers.get('x-refusal') ?? 'none';
  if (!general.includes(code) && !definition.refusals.some((named) => named === code))
    return `refused with ${code}, which the call does not name`;
  if (code in refusals && refusals[code as RefusalCode].status !== answer.status)
    return `${code} with status ${answer.status}`;
  if (body.code !== answer.status) return `code ${String(body.code)} with status ${answer.status}`;
  return body.result === null || body.result === undefined || body.result === '' ? 'no result' : null;
};

const faultOfResult = (definition: CallDefinition, given: unknown): string | null => {
  const result = definition.result.safeParse(given);
  return result.success ? null : `result not as the contract says: ${result.error.issues[0]?.path.join('.')}`;
};

/** Returns what a stream says first, and leaves it: an event stream has no end to wait for. */
const beginningOf = async ({ body }: Response): Promise<string> => {
  const reader = body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return new TextDecoder().decode(first?.value);
};

const faultOfFile = async ({ file }: CallDefinition, answer: Response): Promise<string | null> => {
  const type = answer.headers.get('content-type');
  if (type !== file) return `content type ${type}`;
  if (file === 'text/event-stream')
    return (await beginningOf(answer)).startsWith('retry:') ? null : 'no events';
  if (file !== 'application/pdf') return null;
  return (await answer.text()).startsWith('%PDF-') ? null : 'no PDF';
};

/**
 * Returns what breaks the rules of the wire in an answer (wire §1.1–1.2), or null. Refusals must be among
 * those the contract names for the call.
 */
export const errorOfAnswer = async (name: CallName, answer: Response): Promise<string | null> => {
  const definition: CallDefinition = calls[name];
  if (answer.status === 200 && definition.file) return faultOfFile(definition, answer);
  const text = await answer.text();
  if (!answer.headers.get('content-type')?.startsWith('application/json'))
    return `content type ${answer.headers.get('content-type')}`;
  const body = JSON.parse(text) as { code?: unknown; result?: unknown } | null;
  if (answer.status === 200 && definition.raw) return faultOfResult(definition, body);
  if (body === null || typeof body !== 'object') return 'no object as body';
  if (answer.status !== 200) return faultOfRefusal(definition, answer, body);
  return body.code === 200
    ? faultOfResult(definition, body.result)
    : `code ${String(body.code)} with status 200`;
};
