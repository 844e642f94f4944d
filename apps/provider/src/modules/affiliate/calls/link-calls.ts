import { handleCall } from '../../../call/handle-call.ts';
import { isRefusal, refusal } from '../../../call/refusal.ts';
import type { Database } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { RateLimits } from '../../../http/limits/rate-limits.ts';
import { lockAffiliate, readAffiliateOf, signUp } from '../affiliate-account-sql.ts';
import { countVisit, linkCode, readCookieDays } from '../affiliate-link-sql.ts';
import { ownPath, promoLinkOf } from '../promo-link.ts';

type Parts = { database: Database };

/** `POST /api/ext/affiliate/{token}/promo-link` */
export const makeLink = handleCall(
  'affiliate/make-link',
  ({ database }: Parts) =>
    async ({ body: { promoLinkData: data } }, { customer, pageOrigin, now }) => {
      const partner = await readAffiliateOf(database, customer.id);
      if (partner?.status !== signUp.approved) return refusal('affiliate.not-member');
      const path = ownPath(data.basic_url, pageOrigin);
      if (path === null) return refusal('affiliate.foreign-address');
      const campaign = await database
        .selectFrom('affiliate_campaign')
        .select('id')
        .where('id', '=', data.campaign_id)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (campaign === undefined) return refusal('affiliate.unknown');
      const code = await inTransaction(database, async (transaction) => {
        await lockAffiliate(transaction, partner.id);
        return linkCode(transaction, {
          accountId: partner.id,
          campaignId: campaign.id,
          source: data.traffic_source.trim(),
          path,
          now,
        });
      });
      if (code === null) return refusal('affiliate.too-many-links');
      return { result: { promo_link: promoLinkOf(pageOrigin, { path, code }) } };
    },
);

/** `POST /api/ext/dijla/affiliate-visit` (ours) */
export const followLink = handleCall(
  'affiliate/visit',
  ({ database, limits }: Parts & { limits: Pick<RateLimits, 'affiliateVisits'> }) =>
    async ({ body: { link } }, { address, now }) => {
      const counted = await limits.affiliateVisits.count(address);
      if (isRefusal(counted)) return counted;
      if (!(await countVisit(database, link, now))) return refusal('affiliate.link-unknown');
      return { result: { cookie_days: await readCookieDays(database) } };
    },
);
