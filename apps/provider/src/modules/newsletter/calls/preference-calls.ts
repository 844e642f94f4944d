import type { RequestContext } from '../../../call/call-handler.ts';
import { callerRefusal } from '../../../call/caller.ts';
import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { type Reader, readPreferencesOf, readProvedEmailOf, setPreferencesOf } from '../subscriber-sql.ts';

type Parts = { database: Database; limits: Pick<RateLimits, 'newsletterKeys'> };

/**
 * Does something for the newsletter's reader: whoever has the key of a message, else the customer whose token is sent.
 * Keys that nobody has are limited, as guesses.
 */
const forReader = async <Found>(
  { database, limits }: Parts,
  { key, context }: { key: string | undefined; context: RequestContext },
  act: (reader: Reader) => Promise<Found | undefined>,
): Promise<Found | Refusal> => {
  if (key === undefined) {
    const caller = await context.caller();
    const refused = callerRefusal(caller);
    if (refused) return refused;
    const email = caller.kind === 'customer' ? await readProvedEmailOf(database, caller.customer.id) : null;
    return (email === null ? undefined : await act({ email })) ?? refusal('newsletter.key-unknown');
  }
  const guess = await limits.newsletterKeys.begin(context.address);
  if (isRefusal(guess)) return guess;
  const found = await act({ key });
  if (found === undefined) return refusal('newsletter.key-unknown');
  await guess.wasRight();
  return found;
};

/** `POST /api/ext/dijla/newsletter/preferences/read` (ours) */
export const readPreferences = handleCall(
  'newsletter/preferences',
  (parts: Parts) =>
    async ({ body: { key } }, context) => {
      const found = await forReader(parts, { key, context }, (reader) =>
        readPreferencesOf(parts.database, reader),
      );
      return isRefusal(found) ? found : { result: found };
    },
);

/** `PUT /api/ext/dijla/newsletter/preferences` (ours) */
export const setPreferences = handleCall(
  'newsletter/set-preferences',
  (parts: Parts) =>
    async ({ body: { key, ...preferences } }, context) => {
      const found = await forReader(parts, { key, context }, (reader) =>
        setPreferencesOf(parts.database, reader, preferences),
      );
      return isRefusal(found) ? found : { result: found };
    },
);
