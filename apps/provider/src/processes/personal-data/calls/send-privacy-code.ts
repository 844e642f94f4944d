import { handleCall } from '../../../call/handle-call.ts';
import type { CustomerParts } from '../../../modules/customers/customers.ts';
import { sendPrivacyCodeTo } from '../privacy-code.ts';

/** `POST /api/user/privacy/code`: what it confirms is named, so that no code for one act does the other. */
export const sendPrivacyCode = handleCall(
  'user/send-privacy-code',
  (parts: CustomerParts) =>
    async ({ body: { act } }, context) =>
      sendPrivacyCodeTo(parts, { customerId: context.customer.id, act }, context),
);
