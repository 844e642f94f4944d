import type { CallInput } from '../../call/call-handler.ts';
import { refusal, type Refusal } from '../../call/refusal.ts';
import { mobileNumberOf } from '../messaging/messaging.ts';
import type { WrittenEnquiry } from './enquiry-sql.ts';

type Body = CallInput<'enquiry/send'>['body'];
type To = Extract<Body, { kind: 'contact' }>['to'];
type Said = Pick<WrittenEnquiry, 'name' | 'message' | 'productId' | 'details'>;

/** Returns where it is answered, in one spelling; null for a telephone that no message reaches. */
const recipientOf = (to: Partial<Record<'email' | 'phone', string>>) => {
  const telephone = to.phone === undefined ? null : mobileNumberOf(to.phone);
  if (to.phone !== undefined && telephone === null) return null;
  return { email: to.email?.toLowerCase() ?? null, telephone };
};

const toOf = (body: Body): Partial<To> & Partial<Record<'email' | 'phone', string>> =>
  body.kind === 'vendor' || body.kind === 'application'
    ? { email: body.email, phone: body.phone }
    : (body.to ?? {});

const saidIn = (body: Body, currency: string): Said => {
  switch (body.kind) {
    case 'contact':
      return { name: body.name, message: body.message, productId: null, details: {} };
    case 'wrong-information':
      return { name: '', message: body.message, productId: body.product_id, details: {} };
    case 'cheaper-price':
      return {
        name: '',
        message: '',
        productId: body.product_id,
        details: { price: body.price, currency, url: body.url },
      };
    case 'vendor':
      return {
        name: body.name,
        message: body.message,
        productId: null,
        details: {
          store_name: body.store_name,
          governorate: body.governorate,
          ...(body.url === undefined ? {} : { url: body.url }),
        },
      };
    case 'application':
      return {
        name: body.name,
        message: body.message,
        productId: null,
        details: { position: body.position, ...(body.url === undefined ? {} : { url: body.url }) },
      };
  }
};

/** Returns what a form says as it is stored, or the refusal of a telephone that no message reaches. */
export const writtenEnquiryOf = (
  body: Body,
  { language, currency }: { language: string; currency: string },
): Omit<WrittenEnquiry, 'customerId'> | Refusal => {
  const recipient = recipientOf(toOf(body));
  if (recipient === null) return refusal('enquiry.phone-invalid');
  return { kind: body.kind, language, ...saidIn(body, currency), ...recipient };
};
