import type { ListCallAnswer } from '@dijla/contract/list-client';
import { pageListClient, refusedText, storeCode } from '../lists/page-lists.ts';

/** A file that somebody bought, and what is left of her right to download it. */
export type BoughtFile = Extract<ListCallAnswer<'download/list'>, { ok: true }>['result']['items'][number];

/** Whose files: of an order, with its key where it is opened without an account; null: all of the customer's. */
export type FilesOf = { orderId: number; key: string | null } | null;

type Outcome<Value> = { ok: true; value: Value } | { ok: false; text: string };

const query = () => ({ storeCode: storeCode() });

/** Reads bought files; the text is empty without an answer. */
export const readBoughtFiles = async (of: FilesOf): Promise<Outcome<readonly BoughtFile[]>> => {
  const asked =
    of === null
      ? pageListClient('download/list', { query: query() })
      : pageListClient('download/of-order', {
          params: { entity_id: String(of.orderId) },
          query: { ...query(), ...(of.key !== null && { key: of.key }) },
        });
  const answer = await asked.catch(() => null);
  return answer?.ok === true
    ? { ok: true, value: answer.result.items }
    : { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};

/** Has the browser download a file at an address that is made for it now; returns why it cannot. */
export const downloadFile = async (id: number, key: string | null): Promise<Outcome<true>> => {
  const answer = await pageListClient('download/address', {
    params: { id: String(id) },
    query: query(),
    body: key === null ? {} : { key },
  }).catch(() => null);
  if (answer?.ok !== true) return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
  // The answer names the file; whatever else it may be, the page stays.
  Object.assign(document.createElement('a'), {
    href: `${answer.result.address}?${new URLSearchParams(query()).toString()}`,
    download: '',
  }).click();
  return { ok: true, value: true };
};
