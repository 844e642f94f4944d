import type { CallDefinition } from '@dijla/contract/schemas';
import { type Refusal, refusal } from '../../call/refusal.ts';
import type { Oddness } from './oddness.ts';

/** Whether a solution of a captcha is right; it is used up by that. */
export type AcceptsCaptcha = (solution: string | undefined, now: number) => Promise<boolean>;

type Knocking = { definition: Pick<CallDefinition, 'captcha'>; address: string };

/**
 * Returns the refusal of a call of a network that behaves oddly and has solved no captcha, or null. A normal network
 * is asked for nothing.
 */
export const captchaRefusal = async (
  { definition: { captcha }, address }: Knocking,
  { oddness, accepts }: { oddness: Oddness; accepts: () => Promise<boolean> },
): Promise<Refusal | null> => {
  if (captcha === undefined || !(await oddness.isOdd(address))) return null;
  return (await accepts()) ? null : refusal('request.captcha-needed');
};

/** Whether a call was not looked at, so that its refusal says nothing of who made it. */
const unexamined: ReadonlySet<string> = new Set(['request.too-many', 'request.busy']);

/** Counts what came of a call, where its definition says that it is odd when there is much of it. */
export const noteOddness = async (
  { definition: { captcha }, address }: Knocking,
  { oddness, refused }: { oddness: Oddness; refused: Refusal | null },
): Promise<void> => {
  if (captcha === undefined) return;
  const isOdd = refused === null ? captcha === 'on-use' : !unexamined.has(refused.code);
  if (isOdd) await oddness.note(address);
};
