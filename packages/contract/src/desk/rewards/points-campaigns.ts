import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { currencyCode } from '../../values/money.ts';
import { lineOf } from '../../values/single-line.ts';
import { deskQuery, deskRefusals } from '../desk-call.ts';
import { jsonOf } from '../json-query.ts';
import { rowId } from '../list-query.ts';
import { settingsAccess } from '../settings/settings-body.ts';

const ids = z.array(z.int().min(0).max(2_147_483_647)).max(100);
const moment = z.iso.datetime({ offset: true });

const pointsCampaign = z
  .object({
    /** For the staff. */
    name: lineOf(100).refine((text) => text.trim() !== '', 'should not be empty'),
    is_active: z.boolean(),
    from_at: moment,
    until_at: moment,
    /** In hundredths: 200 doubles the points. */
    factor: z.int().min(101).max(1000),
    /** Goods of these categories and those below them, and of these brands; all goods where both are empty. */
    category_ids: ids,
    brand_ids: ids,
    /** Whom it is for; everybody who earns points where it is empty. */
    customer_group_ids: ids,
  })
  .refine(({ from_at: from, until_at: until }) => Date.parse(from) < Date.parse(until), {
    path: ['until_at'],
    message: 'should be after the beginning',
  });
export type PointsCampaign = z.infer<typeof pointsCampaign>;

const kept = pointsCampaign.safeExtend({ id: z.int(), version: z.int() });
const named = z.object({ id: z.int(), name: z.string() });

const listCampaigns = defineCall({
  method: 'GET',
  path: '/api/desk/points-campaigns',
  access: settingsAccess,
  summary: 'Campaigns in which goods earn more points, those that end last first, and what they may be for',
  query: deskQuery,
  result: z.object({
    items: z.array(kept),
    groups: z.array(z.object({ id: z.int(), code: z.string() })),
    categories: z.array(named),
    brands: z.array(named),
  }),
  refusals: deskRefusals,
});

const pointsPreview = z.object({
  /** What an order of goods of the campaign costs, in minor units. */
  amount: z.int(),
  unit: z.object({ code: currencyCode, scale: z.int() }),
  /** What it earns with the campaign, and without. */
  points: z.int(),
  regular_points: z.int(),
  /** Products that shoppers see and that it is for. */
  products: z.int(),
  /** Other campaigns that hold at a time of it; the highest factor counts. */
  others: z.array(z.string()),
});
export type PointsPreview = z.infer<typeof pointsPreview>;

const previewCampaign = defineCall({
  method: 'GET',
  path: '/api/desk/points-campaign-preview',
  access: settingsAccess,
  summary: 'What a campaign would do, without saving it; null where nobody whom it is for earns points',
  query: deskQuery.extend({
    /** The campaign that it would change; a new one where it is absent. */
    campaignId: rowId,
    campaign: jsonOf(pointsCampaign),
  }),
  result: pointsPreview.nullable(),
  refusals: [...deskRefusals, 'request.invalid'],
});

const createCampaign = defineCall({
  method: 'POST',
  path: '/api/desk/points-campaigns',
  access: settingsAccess,
  summary: 'Begins a campaign; orders that are placed in its time earn more points',
  query: deskQuery,
  body: z.object({ campaign: pointsCampaign }),
  result: kept,
  replayable: true,
  refusals: [...deskRefusals, 'request.invalid', 'rewards.too-many-campaigns'],
});

const saveCampaign = defineCall({
  method: 'PUT',
  path: '/api/desk/points-campaigns/{campaignId}',
  access: settingsAccess,
  summary: 'Changes a campaign; orders that were placed earn what they were promised',
  query: deskQuery,
  body: z.object({ version: z.int().min(1).max(2_000_000_000), campaign: pointsCampaign }),
  result: kept,
  refusals: [...deskRefusals, 'request.invalid', 'rewards.campaign-not-found', 'rewards.campaign-changed'],
});

/** The desk's calls of campaigns of points, by name. */
export const deskCampaignCalls = {
  'desk/points-campaigns': listCampaigns,
  'desk/preview-points-campaign': previewCampaign,
  'desk/create-points-campaign': createCampaign,
  'desk/save-points-campaign': saveCampaign,
};
