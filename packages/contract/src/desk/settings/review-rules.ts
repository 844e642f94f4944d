import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { aspectCode, aspectsAtMost } from '../../review/read-aspects.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { areDifferent, settingsAccess, settingsRefusals, textsOf } from './settings-body.ts';

/** Days after the delivery on which buyers are asked for a review; 0 is never. */
const inviteAfterDays = z.int().min(0).max(90);
const names = textsOf(60);

const reviewRules = z.object({
  invite_after_days: inviteAfterDays,
  /** What reviews give stars for besides the product as a whole, in order. */
  aspects: z.array(z.object({ code: z.string(), names })),
});

export const readReviewRules = defineCall({
  method: 'GET',
  path: '/api/desk/review-rules',
  access: settingsAccess,
  summary: 'When buyers are asked for a review, and what reviews give stars for',
  query: deskQuery,
  result: reviewRules,
  refusals: deskRefusals,
});

export const setReviewRules = defineCall({
  method: 'PUT',
  path: '/api/desk/review-rules',
  access: settingsAccess,
  summary:
    'Sets when buyers are asked for a review, and what reviews give stars for: a new aspect has no code, one that is left out is neither asked for nor shown any more',
  query: deskQuery,
  body: z.object({
    invite_after_days: inviteAfterDays,
    aspects: z
      .array(z.object({ code: aspectCode.nullable(), names: names.min(1) }))
      .max(aspectsAtMost)
      .refine(
        (all) =>
          areDifferent(
            all.filter(({ code }) => code !== null),
            ({ code }) => code ?? '',
          ),
        'has an aspect twice',
      ),
  }),
  result: reviewRules,
  refusals: settingsRefusals,
});
