import { z } from 'zod';

/** What the shopper does next to pay an order: nothing, or a step with the provider of the payment. */
export const paymentNextStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('redirect'), paymentUrl: z.string() }),
  z.object({ kind: z.literal('iframe'), paymentUrl: z.string() }),
  z.object({
    kind: z.literal('qr'),
    qrCode: z.string(),
    readableCode: z.string(),
    validUntil: z.string(),
    links: z.object({
      personal: z.string().optional(),
      business: z.string().optional(),
      corporate: z.string().optional(),
    }),
  }),
  z.object({
    kind: z.literal('otp'),
    sessionId: z.string(),
    phoneMasked: z.string(),
    resendAfterS: z.number(),
  }),
]);
export type PaymentNextStep = z.infer<typeof paymentNextStep>;
