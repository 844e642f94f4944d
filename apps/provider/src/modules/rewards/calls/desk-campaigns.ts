import { handleCall } from '../../../call/handle-call.ts';
import { idInPath } from '../../../call/id-in-path.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { handleDeskWrite } from '../../audit/audit.ts';
import {
  campaignsAtMost,
  countCampaigns,
  lockCampaign,
  readCampaignChoices,
  readCampaigns,
  saveCampaign,
} from '../campaigns/campaign-sql.ts';
import { previewCampaign } from '../campaigns/preview-sql.ts';

type Parts = { database: Database };

/** `GET /api/desk/points-campaigns` */
export const listPointsCampaigns = handleCall(
  'desk/points-campaigns',
  ({ database }: Parts) =>
    async (_, { store }) => ({
      result: {
        items: await readCampaigns(database),
        ...(await readCampaignChoices(database, store.language)),
      },
    }),
);

/** `GET /api/desk/points-campaign-preview` */
export const previewPointsCampaign = handleCall(
  'desk/preview-points-campaign',
  ({ database }: Parts) =>
    async ({ query: { campaignId, campaign } }) => ({
      result: await previewCampaign(database, campaign, campaignId ?? null),
    }),
);

/** `POST /api/desk/points-campaigns` */
export const createPointsCampaign = handleDeskWrite(
  'desk/create-points-campaign',
  () =>
    async ({ body: { campaign } }, { transaction, act }) => {
      if ((await countCampaigns(transaction)) >= campaignsAtMost)
        return refusal('rewards.too-many-campaigns', { most: campaignsAtMost });
      const saved = await saveCampaign(transaction, campaign, null);
      await act({
        act: 'created',
        entity: 'points_campaign',
        entityId: saved.id,
        before: null,
        after: campaign,
      });
      return { result: saved };
    },
);

/** `PUT /api/desk/points-campaigns/{campaignId}`: orders that were placed earn what they were promised. */
export const savePointsCampaign = handleDeskWrite(
  'desk/save-points-campaign',
  () =>
    async ({ params, body: { version, campaign } }, { transaction, act }) => {
      const id = idInPath(params, { name: 'campaignId', thing: 'campaign' });
      if (isRefusal(id)) return id;
      const before = await lockCampaign(transaction, id);
      if (before === undefined) return refusal('rewards.campaign-not-found');
      if (before.version !== version) return refusal('rewards.campaign-changed');
      const saved = await saveCampaign(transaction, campaign, id);
      await act({ act: 'saved', entity: 'points_campaign', entityId: id, before, after: saved });
      return { result: saved };
    },
);
