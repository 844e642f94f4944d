import { createHash, timingSafeEqual } from 'node:crypto';
import { fallbackStore } from '@dijla/contract/store-views';
import type { Hono } from 'hono';
import { callerAddress, type trustedProxies } from '../caller-address.ts';
import { jsonAnswer, refusalAnswer } from '../answers/envelope.ts';
import type { FailureLimit } from '../limits/failure-limit.ts';
import { invalidatedTags } from './invalidated-tags.ts';
import { isRefusal, type Refusal, refusal } from '../../call/refusal.ts';
import type { ProviderEnvironment } from '../request-context.ts';

export type Invalidation = {
  /** Value of INVALIDATE_KEY. */
  key: string;
  /** Limits wrong keys by network. Takes the caller's address. */
  guesses: FailureLimit;
  /** Makes every process of the shop drop its cached pages with these tags. */
  purge: (tags: readonly string[], requestId: string) => Promise<void>;
};

/**
 * Returns the invalidation for the configured key; undefined without a key, so that the route does not
 * exist.
 */
export const invalidationOf = (
  key: string | undefined,
  parts: Omit<Invalidation, 'key'>,
): Invalidation | undefined => (key === undefined ? undefined : { key, ...parts });

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares in constant time. */
const isSame = (given: string, key: string): boolean => timingSafeEqual(digestOf(given), digestOf(key));

type Asked = { key: string; tag: string; address: string; requestId: string };

/**
 * Purges the named tags and returns them in the order given; returns a refusal for a wrong key or when no
 * tag is valid. Only wrong keys count toward the limit, so that a caller with the right key never waits for
 * a neighbor's guesses; the key's length protects it against guessing.
 */
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
 * Adds `GET` or `POST /invalidate?tag=product,P123&key=…`: pages with one of the tags are rendered again
 * (spec 1 §2, DESIGN §9). External programs that write the catalog call it as indexers of other shops do and
 * get a response in the same form, `{ code, result }`.
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
    if (isRefusal(answer)) return refusalAnswer(answer, fallbackStore);
    return jsonAnswer(
      200,
      { code: 200, result: `Tags invalidated successfully [${answer.join(',')}]` },
      { 'cache-control': 'no-store' },
    );
  });
};
