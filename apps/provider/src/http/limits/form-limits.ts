import { ceilings } from './ceilings.ts';
import {
  type CountLimit,
  countLimit,
  type FailureLimit,
  failureLimit,
  noCountLimit,
  noFailureLimit,
} from './failure-limit.ts';
import type { Limiters } from './limiters.ts';
import { networkOf } from './network-of.ts';

/** Limits of public forms, through which messages go to addresses that somebody else may have typed, or to the staff. */
export type FormLimits = {
  /** Messages that ask an address about the newsletter, by address and by network. */
  newsletterAddresses: CountLimit;
  newsletterNetworks: CountLimit;
  /** What is written to the shop by forms: by network, and by the address that is mailed for it. */
  enquiries: CountLimit;
  enquiryAddresses: CountLimit;
  /** Pictures given with reviews, by network. */
  reviewPictures: CountLimit;
  /** Presses of 'helpful' below reviews, by network. */
  reviewVotes: CountLimit;
  /** Questions about products and answers to them, by network. */
  questions: CountLimit;
  /** Questions of a lender, by network, by cart, and by the identity asked about. */
  allowances: CountLimit;
  allowancesOfCart: CountLimit;
  allowancesOfIdentity: CountLimit;
  /** Codes that a lender sends, by what it answered. */
  installmentCodes: CountLimit;
  /** Guesses at who gets the newsletter, by network. */
  newsletterReads: CountLimit;
  /** Keys that confirm no newsletter, by network. */
  newsletterKeys: FailureLimit;
};

export const noFormLimits: FormLimits = {
  newsletterAddresses: noCountLimit,
  newsletterNetworks: noCountLimit,
  enquiries: noCountLimit,
  enquiryAddresses: noCountLimit,
  reviewPictures: noCountLimit,
  reviewVotes: noCountLimit,
  questions: noCountLimit,
  allowances: noCountLimit,
  allowancesOfCart: noCountLimit,
  allowancesOfIdentity: noCountLimit,
  installmentCodes: noCountLimit,
  newsletterReads: noCountLimit,
  newsletterKeys: noFailureLimit,
};

/** Returns the limits of public forms. */
export const formLimits = (limiters: Limiters): FormLimits => ({
  newsletterAddresses: countLimit(limiters, ceilings.newsletterOfAddress),
  newsletterNetworks: countLimit(limiters, ceilings.newsletterOfNetwork, networkOf),
  enquiries: countLimit(limiters, ceilings.enquiriesOfNetwork, networkOf),
  enquiryAddresses: countLimit(limiters, ceilings.enquiriesOfAddress),
  reviewPictures: countLimit(limiters, ceilings.reviewPicturesOfNetwork, networkOf),
  reviewVotes: countLimit(limiters, ceilings.reviewVotesOfNetwork, networkOf),
  questions: countLimit(limiters, ceilings.questionsOfNetwork, networkOf),
  allowances: countLimit(limiters, ceilings.allowancesOfNetwork, networkOf),
  allowancesOfCart: countLimit(limiters, ceilings.allowancesOfCart),
  allowancesOfIdentity: countLimit(limiters, ceilings.allowancesOfIdentity),
  installmentCodes: countLimit(limiters, ceilings.installmentCodesOfSession),
  newsletterReads: countLimit(limiters, ceilings.newsletterReadsOfNetwork, networkOf),
  newsletterKeys: failureLimit(limiters, ceilings.newsletterKeysOfNetwork, networkOf),
});
