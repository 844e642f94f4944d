import { z } from 'zod';
import { codeTyped } from './sent-code.ts';

/** Ours: what a request carries that takes a proof for some changes only. */
export const proofMembers = { password: z.string().max(256).optional(), otp: codeTyped.optional() };

/** Ours: the password, or a code that was sent for just this (`user/send-privacy-code`). */
export const freshProof = z
  .object(proofMembers)
  .refine(({ password, otp }) => (password === undefined) !== (otp === undefined), {
    error: 'should have either a password or a code',
  });

export const freshProofRefusals = [
  'user.password-wrong',
  'user.code-wrong',
  'user.code-expired',
  'user.code-too-many',
  'request.too-many',
  'request.busy',
] as const;
