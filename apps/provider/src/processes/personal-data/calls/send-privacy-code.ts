import { handleCall } from '../../../call/handle-call.ts';
import { type CustomerParts, sendProofCode } from '../../../modules/customers/customers.ts';

/** `POST /api/user/privacy/code`: what it confirms is named, so that no code for one act does the other. */
export const sendPrivacyCode = handleCall(
  'user/send-privacy-code',
  (parts: CustomerParts) =>
    async ({ body: { act } }, context) =>
      sendProofCode(parts, { customerId: context.customer.id, act }, context),
);
