import { useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import { governorateOf } from '../../shop/delivery/governorates.ts';
import { isTooLong } from '../../shop/delivery/phone-number.ts';
import type { CheckoutAnswers, CheckoutFieldName } from './answers/checkout-fields.ts';

type Refused = Readonly<Partial<Record<CheckoutFieldName, string>>>;

/** Returns the error texts by field. */
const useGapTexts = ({
  phone,
  email,
  regionId,
}: CheckoutAnswers): Readonly<Partial<Record<CheckoutFieldName, string>>> => {
  const texts = useTexts('checkout');
  const form = useTexts('checkoutForm');
  return {
    fullName: texts.gapName,
    phone: phone === '' ? texts.gapPhone : texts.wrongPhone,
    email: email.trim() === '' ? texts.gapEmail : texts.wrongEmail,
    regionId: governorateOf(regionId) === undefined ? texts.gapGovernorate : texts.noShippingText,
    district: texts.gapDistrict,
    landmark: texts.gapLandmark,
    company: form.gapCompany,
    taxId: form.gapTaxId,
    billRegionId: texts.gapGovernorate,
    billDistrict: texts.gapDistrict,
    billStreet: form.gapStreet,
    password: form.shortPassword,
  };
};

/**
 * Returns the error of a field, shown once the order button has missed it, once the field was left with a
 * value, or when further typing cannot fix it; and of a field that the provider refused, until it is changed.
 */
export const useFieldErrors = (answers: CheckoutAnswers, gaps: readonly CheckoutFieldName[]) => {
  const gapTexts = useGapTexts(answers);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [missed, setMissed] = useState<ReadonlySet<CheckoutFieldName>>(new Set());
  const [refused, setRefused] = useState<Refused>({});
  const isGapShown = (name: CheckoutFieldName): boolean =>
    missed.has(name) ||
    (left.has(name) && answers[name] !== '') ||
    (name === 'phone' && isTooLong(answers.phone));
  return {
    errorOf: (name: CheckoutFieldName): string | null =>
      gaps.includes(name) && isGapShown(name) ? (gapTexts[name] ?? '') : (refused[name] ?? null),
    refuse: setRefused,
    miss: (names: readonly CheckoutFieldName[]) => setMissed((known) => new Set([...known, ...names])),
    noteLeft: (name: string) => setLeft((known) => (known.has(name) ? known : new Set([...known, name]))),
    noteChange: (changed: Partial<CheckoutAnswers>) =>
      setRefused((known) => Object.fromEntries(Object.entries(known).filter(([name]) => !(name in changed)))),
  };
};
