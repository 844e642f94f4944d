import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { useChallenge } from '../../challenges/challenges.ts';
import { send } from '../../messaging/messaging.ts';
import { isShownProduct } from '../../reviews/reviews.ts';
import { readShopContact } from '../../store-views/store-views.ts';
import { insertEnquiry, readShopEmails } from '../enquiry-sql.ts';
import { newMailToken, readMailToken } from '../mail-token.ts';
import { writtenEnquiryOf } from '../written-enquiry-of.ts';

type Parts = { database: Database; limits: Pick<RateLimits, 'enquiries' | 'enquiryAddresses'> };

/** `POST /api/ext/dijla/enquiries` (ours). Who wants to sell here, and the shop, are told by e-mail. */
export const sendEnquiry = handleCall(
  'enquiry/send',
  ({ database, limits }: Parts) =>
    async ({ body }, context) => {
      const { store, address } = context;
      const written = writtenEnquiryOf(body, { language: store.language, currency: store.currency.code });
      if (isRefusal(written)) return written;
      const caller = await context.caller();
      const counted = await limits.enquiries.count(address);
      if (isRefusal(counted)) return counted;
      if (written.productId !== null && !(await isShownProduct(database, written.productId)))
        return refusal('enquiry.product-unknown');
      const isVendor = written.kind === 'vendor' && written.email !== null;
      const mailed = isVendor ? await limits.enquiryAddresses.count(written.email ?? '') : null;
      if (isRefusal(mailed)) return mailed;
      const { contact } = await readShopContact(database, store.code);
      const customerId = caller.kind === 'customer' ? caller.customer.id : null;
      await inTransaction(database, async (transaction) => {
        const id = await insertEnquiry(transaction, { ...written, customerId });
        if (!isVendor) return;
        const about = { store: written.details.store_name ?? '', name: written.name };
        const told = { channel: 'email' as const, language: store.language, cause: `enquiry ${id}` };
        await send(transaction, [
          { ...told, to: written.email ?? '', template: 'vendor-received', params: {} },
          ...(contact.email === null
            ? []
            : [{ ...told, to: contact.email, template: 'vendor-for-staff' as const, params: about }]),
        ]);
      });
      return { result: true };
    },
);

/** `GET /api/ext/mail-service/get-token` (wire §8) */
export const readToken = handleCall('mail/token', ({ secret }: { secret: string }) => async (_, { now }) => ({
  result: newMailToken(secret, now),
}));

/**
 * `POST /api/ext/mail-service/send-email` (wire §8): a message to the shop, which the staff read at the desk. Nothing is
 * sent to anybody.
 */
export const sendMail = handleCall(
  'mail/send',
  ({ database, limits, secret }: Parts & { secret: string }) =>
    async ({ body }, { store, address, now }) => {
      const token = readMailToken(body.token, secret, now);
      if (token === null) return refusal('mail.token-invalid');
      if (!(await readShopEmails(database)).has(body.targetAddress.trim().toLowerCase()))
        return refusal('mail.target-unknown');
      const counted = await limits.enquiries.count(address);
      if (isRefusal(counted)) return counted;
      const sent = await inTransaction(database, async (transaction) => {
        if (!(await useChallenge(transaction, token.hash, token.until))) return false;
        await insertEnquiry(transaction, {
          kind: 'contact',
          language: store.language,
          name: '',
          email: body.sourceAddress.toLowerCase(),
          telephone: null,
          message: [body.subject, body.emailText].filter((part) => part !== '').join('\n\n'),
          productId: null,
          details: {},
          customerId: null,
        });
        return true;
      });
      return sent ? { result: 'OK' } : refusal('mail.token-invalid');
    },
);
