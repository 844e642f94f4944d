import { refusals as statuses } from '@dijla/contract/schemas';
import { refusalTexts } from './refusal-texts.ts';
import { type Refusal, refusal } from './refusal.ts';
import type { Language } from '@dijla/contract/store-views';

export type ObjectRefusal = {
  language: Language;
  /** Refusal that supplies the message, when it differs from the one returned. */
  because?: Refusal;
  /** The object's `code`, when it differs from the status of the refusal that supplies the message. */
  errorCode?: number;
};

/**
 * Returns a refusal whose `result` is an object. Clients would show a text as a toast, or they read
 * `errorMessage` themselves (wire §1.2).
 */
export const objectRefusal = (
  refused: Refusal,
  { language, because = refused, errorCode }: ObjectRefusal,
): Refusal =>
  refusal(refused.code, refused.data, {
    errorMessage: refusalTexts[language][because.code](because.data),
    code: errorCode ?? statuses[because.code].status,
  });
