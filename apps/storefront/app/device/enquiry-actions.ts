import type { ListInput } from '@dijla/contract/list-client';
import { pageListClient, refusedText, storeCode } from './lists/page-lists.ts';

type Enquiry = NonNullable<ListInput<'enquiry/send'>['body']>;

/** Sends a form to the shop; `text` is why it was refused, empty when it cannot be sent. */
export const sendEnquiry = async (body: Enquiry): Promise<{ ok: true } | { ok: false; text: string }> => {
  const answer = await pageListClient('enquiry/send', { query: { storeCode: storeCode() }, body }).catch(
    () => null,
  );
  if (answer?.ok) return { ok: true };
  return { ok: false, text: answer === null ? '' : refusedText(answer.result) };
};
