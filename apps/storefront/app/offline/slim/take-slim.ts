import type { StoreCode } from '@dijla/contract/store-views';
import { type SlimAnswer, slimForm } from '@dijla/search-index/core/slim/slim-catalog';
import { unitedChanges } from '@dijla/search-index/core/slim/united-changes';
import type { KeptSlim, slimStore } from './slim-store.ts';

const path = '/api/ext/dijla/slim-catalog';

/** With more changed products, the next catalogue is taken whole: a device builds its index of both. */
const changedAtMost = 4000;

type Parts = { store: ReturnType<typeof slimStore>; fetch: (address: string) => Promise<Response> };

/** Takes a store view's slim catalogue, or what changed of the one that is kept. Rejects when neither comes. */
export const takeSlim = async (
  { store: kept, fetch: ask }: Parts,
  code: StoreCode,
): Promise<KeptSlim & { bytes: number }> => {
  const known = await kept.version(code);
  const query = new URLSearchParams({ storeCode: code });
  const before = known?.form === slimForm ? await kept.read(code).catch(() => null) : null;
  const isSmall = (before?.changes?.products.size ?? 0) < changedAtMost;
  if (known !== null && before !== null && isSmall) {
    query.set('form', String(slimForm));
    query.set('position', String(known.version.position));
    query.set('at', String(known.version.at));
  }
  const response = await ask(`${path}?${query.toString()}`);
  if (!response.ok) throw new Error(`The slim catalogue is answered with ${response.status}`);
  const text = await response.text();
  const answer = JSON.parse(text) as SlimAnswer;
  if ('whole' in answer) {
    await kept.writeWhole(code, answer.whole);
    return { whole: answer.whole, changes: null, bytes: text.length };
  }
  if (before === null) throw new Error('Changes of a slim catalogue that is not here');
  const changes = unitedChanges(before.changes, answer.changes);
  await kept.writeChanges(code, changes);
  return { whole: before.whole, changes, bytes: text.length };
};
