import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal } from '../../../call/refusal.ts';
import type { SentCookie } from '../../../call/sent-cookie.ts';
import type { CustomerParts } from '../customer-parts.ts';
import type { ProfileRow } from '../profile/profile-sql.ts';
import { sendCustomerCode } from './customer-codes.ts';

/**
 * Sends the code that verifies a new customer's number. One that cannot be sent yet is asked for later; returns
 * the cookie that the code is good with.
 */
export const sendFirstCode = async (
  parts: CustomerParts,
  { id, telephone }: Pick<ProfileRow, 'id' | 'telephone'>,
  context: RequestContext,
): Promise<readonly SentCookie[]> => {
  if (telephone === null) return [];
  const code = { purpose: 'verify-telephone', channel: 'sms', to: telephone, customerId: id } as const;
  const sent = await sendCustomerCode(parts, code, context);
  return isRefusal(sent) ? [] : sent.cookies;
};
