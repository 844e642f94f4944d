import type { RequestContext } from '../../call/call-handler.ts';
import { refusal, type Refusal } from '../../call/refusal.ts';
import {
  checkCustomerCode,
  type CustomerParts,
  readOwnData,
  sendCustomerCode,
} from '../../modules/customers/customers.ts';

/** What a code of the privacy page confirms. */
export type PrivacyAct = 'export' | 'delete';

const purposes = { export: 'export-data', delete: 'delete-account' } as const;

/** Where a customer's code goes: to the verified number, else to the e-mail address. Null when she no longer exists. */
const codeOf = async ({ database }: CustomerParts, customerId: number, act: PrivacyAct) => {
  const own = await readOwnData(database, customerId);
  if (!own) return null;
  const purpose = purposes[act];
  return own.telephone !== null && own.telephone_verified_at !== null
    ? ({ purpose, channel: 'sms', to: own.telephone } as const)
    : ({ purpose, channel: 'email', to: own.email } as const);
};

type Asked = { customerId: number; act: PrivacyAct };

/** Sends a customer the code that confirms an act. */
export const sendPrivacyCodeTo = async (
  parts: CustomerParts,
  { customerId, act }: Asked,
  context: RequestContext,
) => {
  const code = await codeOf(parts, customerId, act);
  if (code === null) return refusal('user.not-signed-in');
  const sent = await sendCustomerCode(parts, { ...code, customerId }, context);
  return 'result' in sent ? { ...sent, result: { channel: code.channel, to: code.to } } : sent;
};

/** Null when the code that was sent to the customer for this act was typed, and is used up; otherwise the refusal. */
export const checkPrivacyCode = async (
  parts: CustomerParts,
  { customerId, act, otp }: Asked & { otp: string },
  context: RequestContext,
): Promise<Refusal | null> => {
  const code = await codeOf(parts, customerId, act);
  if (code === null) return refusal('user.not-signed-in');
  const checked = await checkCustomerCode(parts, { ...code, code: otp }, context);
  if ('tag' in checked) return checked;
  return checked.customerId === customerId ? null : refusal('user.code-expired');
};
