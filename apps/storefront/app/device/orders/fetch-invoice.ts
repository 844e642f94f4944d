import { storeOfPath } from '../../i18n/store-of-path.ts';
import { pageClient } from '../page-client.ts';

/**
 * Returns the invoice of an order as a PDF, of the customer's own or with the key of a guest's; null when it
 * cannot be had now.
 */
export const fetchInvoice = async (id: number, key: string | null): Promise<Blob | null> => {
  const answer = await pageClient('order/invoice', {
    params: { entity_id: String(id) },
    query: { storeCode: storeOfPath(location.pathname).code, ...(key !== null && { key }) },
  }).catch(() => null);
  return answer?.ok ? answer.result : null;
};
