import type { AskingCustomer } from '../../../call/caller.ts';
import type { RequestContext } from '../../../call/call-handler.ts';
import { isRefusal, refusal, type Refusal } from '../../../call/refusal.ts';
import type { CustomerParts } from '../customer-parts.ts';
import { readOwnData } from '../profile/profile-sql.ts';
import { readContactInForce } from '../sessions/contact-in-force-sql.ts';
import { checkCustomerCode, sendCustomerCode } from './customer-codes.ts';

/** What a token alone does not do: it takes the password too, or a code that was sent for just this. */
type ProvenAct = 'export' | 'delete' | 'add-login' | 'payout-account';

const purposes = {
  export: 'export-data',
  delete: 'delete-account',
  'add-login': 'add-login',
  'payout-account': 'payout-account',
} as const;

type Asked = { customerId: number; act: ProvenAct };

/**
 * Where a customer's code goes: to the verified number, else to the e-mail address, as they were before a stolen token
 * may have changed them. Null when she no longer exists.
 */
const codeOf = async (
  { database }: CustomerParts,
  { customerId, act }: Asked,
  { now }: Pick<RequestContext, 'now'>,
) => {
  const contact = await readContactInForce(database, customerId, now);
  if (contact === undefined) return null;
  const purpose = purposes[act];
  return contact.telephone === null
    ? ({ purpose, channel: 'email', to: contact.emails[0] } as const)
    : ({ purpose, channel: 'sms', to: contact.telephone } as const);
};

/** Sends a customer the code that confirms an act. */
export const sendProofCode = async (
  parts: CustomerParts,
  { customerId, act }: Asked,
  context: RequestContext,
) => {
  const code = await codeOf(parts, { customerId, act }, context);
  if (code === null) return refusal('user.not-signed-in');
  const sent = await sendCustomerCode(parts, { ...code, customerId }, context);
  return 'result' in sent ? { ...sent, result: { channel: code.channel, to: code.to } } : sent;
};

/** Null when the code that was sent to the customer for this act was typed, and is used up; otherwise the refusal. */
export const refusedProofCode = async (
  parts: CustomerParts,
  { customerId, act, otp }: Asked & { otp: string },
  context: RequestContext,
): Promise<Refusal | null> => {
  const code = await codeOf(parts, { customerId, act }, context);
  if (code === null) return refusal('user.not-signed-in');
  const checked = await checkCustomerCode(parts, { ...code, code: otp }, context);
  if ('tag' in checked) return checked;
  return checked.customerId === customerId ? null : refusal('user.code-expired');
};

/** Null for the customer's own password, otherwise the refusal; a wrong one counts as a guess at the account. */
const refusedPassword = async (
  { database, passwords }: CustomerParts,
  { customer, password }: { customer: AskingCustomer; password: string },
  { address, gone }: RequestContext,
): Promise<Refusal | null> => {
  const own = await readOwnData(database, customer.id);
  if (!own) return refusal('user.not-signed-in');
  const hash = own.password_hash;
  const isRight = await passwords.isRight({ whose: customer, address, hash, password, gone });
  if (isRefusal(isRight)) return isRight;
  return isRight ? null : refusal('user.password-wrong');
};

/** The password, or a code that was sent for the act. */
type FreshProof = { password?: string | undefined; otp?: string | undefined };

/** Null when the customer has given the password or the code just now, otherwise the refusal. */
export const refusedProof = (
  parts: CustomerParts,
  { customer, act, proof }: { customer: AskingCustomer; act: ProvenAct; proof: FreshProof },
  context: RequestContext,
): Promise<Refusal | null> =>
  proof.password === undefined
    ? refusedProofCode(parts, { customerId: customer.id, act, otp: proof.otp ?? '' }, context)
    : refusedPassword(parts, { customer, password: proof.password }, context);
