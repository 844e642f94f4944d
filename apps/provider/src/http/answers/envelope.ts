import type { RefusalCode } from '@dijla/contract/client';
import { refusals } from '@dijla/contract/schemas';
import { refusals as arabicTexts } from '@dijla/messages/ar/refusals';
import { refusals as englishTexts } from '@dijla/messages/en/refusals';
import type { Refusal } from '../../call/refusal.ts';

type Texts = Record<RefusalCode, (data: Refusal['data']) => string>;

/** A contract code without a text in both languages does not compile here. */
export const refusalTexts: Record<'en' | 'ar', Texts> = { en: englishTexts, ar: arabicTexts };

export const jsonAnswer = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });

/** Seconds after which whoever was refused may ask again, where nothing better is known. */
const usualWait: Readonly<Record<number, number>> = { 429: 60, 503: 2 };

/** The one place where a refusal becomes HTTP: status equals the body's `code`, `result` is never null (wire §1.2). */
export const refusalAnswer = (refused: Refusal, language: 'en' | 'ar'): Response => {
  const { status } = refusals[refused.code];
  const headers: Record<string, string> = {
    'cache-control': 'no-cache, no-store',
    'x-refusal': refused.code,
  };
  // Of a body that was not read to its end the rest would stand before the next request.
  if (status === 413) headers.connection = 'close';
  const wait = usualWait[status];
  if (wait !== undefined) headers['retry-after'] = String(refused.data.retryAfterSeconds ?? wait);
  return jsonAnswer(
    status,
    { code: status, result: refused.details ?? refusalTexts[language][refused.code](refused.data) },
    headers,
  );
};
