import type { AffiliateAccount, AffiliateGroup } from '@dijla/contract/schemas';
import { majorUnits } from '@dijla/commerce-rules/money/major-units';
import type { AffiliateRow, AffiliateTerms } from './affiliate-account-sql.ts';
import { openedDetails, shownDetails } from './bank-details.ts';

/** Hundredths of a percent as percent. */
export const percentOf = (rate: number): number => rate / 100;

/** Returns a partner as she sees herself; `secret` opens what is sealed of her bank. */
export const accountView = (row: AffiliateRow, secret: string): AffiliateAccount => {
  const { id, store_id, status, group, referral_website, payment_type, firstname, lastname, email } = row;
  return {
    account_id: id,
    website_id: store_id,
    status,
    group_id: group.id,
    referral_website,
    payment_type,
    firstname,
    lastname,
    email,
    answer: row.answer,
    created_at: row.asked_at.toISOString(),
    extension_attributes: shownDetails(openedDetails(row.bank_details, secret)),
  };
};

/** Returns the terms of a partner. */
export const groupView = ({
  id,
  code,
  rate,
  hold_days,
  least_payout,
  unit,
  scale,
}: AffiliateTerms): AffiliateGroup => ({
  id,
  code,
  commission_percent: percentOf(rate),
  hold_days,
  least_payout: majorUnits(least_payout, scale),
  currency_code: unit,
});
