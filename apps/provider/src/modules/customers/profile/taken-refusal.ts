import { refusal, type Refusal } from '../../../call/refusal.ts';

const uniqueViolation = '23505';
const owners = {
  customer_email_key: 'user.email-taken',
  customer_telephone_key: 'user.telephone-taken',
} as const;

/** Returns the refusal for a unique violation of e-mail address or telephone; null for any other error. */
export const takenRefusal = (error: unknown): Refusal | null => {
  if (
    !(error instanceof Error) ||
    !('code' in error) ||
    error.code !== uniqueViolation ||
    !('constraint' in error)
  )
    return null;
  const code = Object.entries(owners).find(([constraint]) => constraint === error.constraint)?.[1];
  return code === undefined ? null : refusal(code);
};

/**
 * Returns the same refusal for a taken or reserved e-mail address or telephone, for example one another
 * customer changed a few days ago; null for neither.
 */
export const reservedRefusal = ({
  email,
  telephone,
}: {
  email: boolean;
  telephone: boolean;
}): Refusal | null => {
  if (email) return refusal('user.email-taken');
  return telephone ? refusal('user.telephone-taken') : null;
};
