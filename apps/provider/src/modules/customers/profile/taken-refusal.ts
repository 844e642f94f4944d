import { refusal, type Refusal } from '../../../call/refusal.ts';

const uniqueViolation = '23505';

/** Returns the refusal for a unique violation of the e-mail address; null for any other error. */
export const takenRefusal = (error: unknown): Refusal | null =>
  error instanceof Error &&
  'code' in error &&
  error.code === uniqueViolation &&
  'constraint' in error &&
  error.constraint === 'customer_email_key'
    ? refusal('user.email-taken')
    : null;
