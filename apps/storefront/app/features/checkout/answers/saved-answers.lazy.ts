import type { CustomerAddress } from '@dijla/contract/client';
import { groupedPhone } from '../../../shop/delivery/phone-number.ts';
import type { CheckoutFields } from './checkout-fields.ts';
import { placeAnswersOf } from './customer-answers.ts';

type SavedAnswers = Partial<CheckoutFields>;

/**
 * Returns the answers that choosing a saved address gives; null for one outside of Iraq's governorates. A name or number
 * that the address lacks is left out, so that what stands in the form stays.
 */
export const savedAnswersOf = (address: CustomerAddress): SavedAnswers | null => {
  const place = placeAnswersOf(address);
  if (place === null) return null;
  const fullName = `${address.firstname} ${address.lastname}`.trim();
  const phone = groupedPhone(address.telephone);
  return { ...place, ...(fullName !== '' && { fullName }), ...(phone !== '' && { phone }) };
};

const isAsIn = (fields: CheckoutFields, answers: SavedAnswers): boolean =>
  Object.entries(answers).every(([name, value]) => fields[name as keyof CheckoutFields] === value);

/**
 * Returns the place of the saved address that the form goes to, -1 for none: the one with all of its answers, else the
 * first of the same place, whose recipient is another.
 */
export const chosenAddress = (fields: CheckoutFields, saved: readonly SavedAnswers[]): number => {
  const whole = saved.findIndex((answers) => isAsIn(fields, answers));
  if (whole !== -1) return whole;
  return saved.findIndex(({ fullName: _name, phone: _phone, ...place }) => isAsIn(fields, place));
};
