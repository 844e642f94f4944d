import { z } from 'zod';

/** Why an order is confirmed before it is packed (spec 4 §7.2). */
export const confirmationReason = z.enum(['refusals', 'new-number', 'amount']);
