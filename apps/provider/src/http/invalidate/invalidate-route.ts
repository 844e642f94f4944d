import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { callerAddress, type trustedProxies } from '../caller-address.ts';
import { jsonAnswer, refusalAnswer } from '../answers/envelope.ts';
import type { FailureLimit } from '../limits/failure-limit.ts';
import { invalidatedTags } from './invalidated-tags.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';
import type { ProviderEnvironment } from '../request-context.ts';

export type Invalidation = {
  /** INVALIDATE_KEY. */
  key: string;
  /** Wrong keys, by network; it is told the caller's address. */
  guesses: FailureLimit;
  /** Has every process of the shop forget its pages with these tags. */
  purge: (tags: readonly string[], requestId: string) => Promise<void>;
};

/** An invalidation under the key of the environment; undefined without one, so that the address does not exist. */
export const invalidationOf = (
  key: string | undefined,
  parts: Omit<Invalidation, 'key'>,
): Invalidation | undefined => (key === undefined ? undefined : { key, ...parts });

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes the same time wherever the two begin to differ. */
const isSame = (given: string, key: string): boolean => timingSafeEqual(digestOf(given), digestOf(key));

type Asked = { key: string; tag: string; address: string; requestId: string };

/** Wrong keys alone count: who knows the right one need not wait for a neighbour's guesses, and its length is what withstands those. What was invalidated, in the order it was asked for; a refusal for a wrong key or without a tag that exists. */
const invalidate = async (
  { key, guesses, purge }: Invalidation,
  asked: Asked,
): Promise<string[] | Refusal> => {
  if (!isSame(asked.key, key)) {
    const guess = await guesses.begin(asked.address);
    return isRefusal(guess) ? guess : refusal('invalidate.key-wrong');
  }
  const tags = invalidatedTags(asked.tag);
  if (tags.length === 0) return refusal('invalidate.tag-missing');
  await purge(tags, asked.requestId);
  return tags;
};

/**
 * `GET` or `POST /invalidate?tag=product,P123&key=…`: pages with one of the tags are made anew (spec 1 §2, DESIGN §9). Whoever writes the
 * catalogue from outside calls it as indexers of other shops do, and is answered in their form, `{ code, result }`.
 */
export const addInvalidateRoute = (
  app: Hono<ProviderEnvironment>,
  { invalidation, proxies }: { invalidation: Invalidation; proxies: ReturnType<typeof trustedProxies> },
): void => {
  app.on(['GET', 'POST'], '/invalidate', async (context) => {
    context.set('call', 'invalidate');
    const { key = '', tag = '' } = context.req.query();
    const address = callerAddress(
      context.env?.socketAddress,
      context.req.header('x-forwarded-for') ?? null,
      proxies,
    );
    const answer = await invalidate(invalidation, { key, tag, address, requestId: context.get('requestId') });
    if (isRefusal(answer)) return refusalAnswer(answer, 'en');
    return jsonAnswer(
      200,
      { code: 200, result: `Tags invalidated successfully [${answer.join(',')}]` },
      { 'cache-control': 'no-store' },
    );
  });
};
