import { refusals } from '@dijla/contract/schemas';
import { refusalTexts } from '../../call/refusal-texts.ts';
import type { Refusal } from '../../call/refusal.ts';
import type { Language } from '@dijla/contract/store-views';

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** Seconds a refused client waits before retrying, by status, when the refusal names no time of its own. */
const usualWait: Readonly<Record<number, number>> = { 429: 60, 503: 2 };

/**
 * Turns a refusal into an HTTP response; the only place that does. The status equals the body's `code`, and
 * `result` is never null (wire §1.2).
 */
export const refusalAnswer = (refused: Refusal, language: Language): Response => {
  const { status } = refusals[refused.code];
  const headers: Record<string, string> = {
    'cache-control': 'no-cache, no-store',
    'x-refusal': refused.code,
  };
  // The unread rest of the body would precede the next request on this connection.
  if (status === 413) headers.connection = 'close';
  const wait = usualWait[status];
  if (wait !== undefined) headers['retry-after'] = String(refused.data.retryAfterSeconds ?? wait);
  return jsonAnswer(
    status,
    {
      code: status,
      result: refused.details ?? refusalTexts[language][refused.code](refused.data),
      ...(refused.meta === undefined ? {} : { meta: refused.meta }),
    },
    headers,
  );
};
