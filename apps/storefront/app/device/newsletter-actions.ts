import type { ListInput } from '@dijla/contract/list-client';
import { pageListClient, refusedText, storeCode } from './lists/page-lists.ts';

/** How it went; `text` is why the provider refused, empty when it cannot be asked. */
type NewsletterOutcome<Result> = { ok: true; result: Result } | { ok: false; text: string };

const outcomeOf = async <Result>(
  asked: Promise<{ ok: true; result: Result } | { ok: false; result: string | object }>,
): Promise<NewsletterOutcome<Result>> => {
  const answer = await asked.catch(() => null);
  if (answer?.ok) return answer;
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};

const query = () => ({ storeCode: storeCode() });

/** Whether an address gets the newsletter. */
export const readSubscription = (email: string) =>
  outcomeOf(pageListClient('newsletter/read', { query: { ...query(), email } }));

/** Subscribes an address: the customer's own at once, any other once it has confirmed it. */
export const subscribe = (email: string) =>
  outcomeOf(pageListClient('newsletter/subscribe', { query: query(), body: { email } }));

/** Ends the newsletter of the customer's own address. */
export const unsubscribe = (email: string) =>
  outcomeOf(pageListClient('newsletter/unsubscribe', { query: query(), body: { email } }));

/** Confirms the newsletter by what its message carries. */
export const confirmNewsletter = (key: string) =>
  outcomeOf(pageListClient('newsletter/confirm', { query: query(), body: { key } }));

/** Ends the newsletter by what its message carries. */
export const stopNewsletter = (key: string) =>
  outcomeOf(pageListClient('newsletter/stop', { query: query(), body: { key } }));

/** Language, topics and frequency of a newsletter. */
type NewsletterChoice = ListInput<'newsletter/set-preferences'>['body'];

/** How an address gets the newsletter: by the key of a message, or the customer's own without one. */
export const readPreferences = (key: string | undefined) =>
  outcomeOf(pageListClient('newsletter/preferences', { query: query(), body: { key } }));

/** Sets how an address gets the newsletter. */
export const setPreferences = (key: string | undefined, choice: Omit<NewsletterChoice & object, 'key'>) =>
  outcomeOf(pageListClient('newsletter/set-preferences', { query: query(), body: { key, ...choice } }));
