import { refusals as statuses } from '@dijla/contract/schemas';
import { refusalTexts } from '../http/answers/envelope.ts';
import { type Refusal, refusal } from './refusal.ts';

export type ObjectRefusal = {
  language: 'en' | 'ar';
  /** The refusal whose words the object says, when it is another. */
  because?: Refusal;
  /** The object's own code, when it is not the status of what it says. */
  errorCode?: number;
};

/** A refusal whose `result` is an object: clients would raise a toast for a text, or read `errorMessage` themselves (wire §1.2). */
export const objectRefusal = (
  refused: Refusal,
  { language, because = refused, errorCode }: ObjectRefusal,
): Refusal =>
  refusal(refused.code, refused.data, {
    errorMessage: refusalTexts[language][because.code](because.data),
    code: errorCode ?? statuses[because.code].status,
  });
