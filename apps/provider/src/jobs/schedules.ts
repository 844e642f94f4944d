import { type Database, inTransaction } from '../database/database.ts';
import { forgetOldEvents } from '../events/forget-events-sql.ts';
import type { Schedule } from '../events/subscriber.ts';
import { releaseCommissions } from '../modules/affiliate/affiliate.ts';
import { publishDueContent, tellBlocks, tellDueSlides } from '../modules/content/content.ts';
import { forgetUsedChallenges } from '../modules/challenges/challenges.ts';
import { forgetApplications } from '../modules/enquiries/enquiries.ts';
import { forgetExpiredCodes } from '../modules/codes/codes.ts';
import {
  forgetEndedSessions,
  forgetFormerSignIns,
  forgetPasswordTokens,
} from '../modules/customers/customers.ts';
import {
  confirmWithin as newsletterConfirmWithin,
  forgetUnconfirmed as forgetUnconfirmedSubscribers,
} from '../modules/newsletter/newsletter.ts';
import { expirePoints } from '../modules/rewards/rewards.ts';
import { forgetEndedStaffSessions } from '../modules/staff/staff.ts';
import { confirmWithin, forgetUnconfirmed } from '../modules/watchlist/watchlist.ts';
import { inviteReviewers } from '../processes/invite-reviewers/invite-reviewers.ts';
import { deleteAccounts } from '../processes/personal-data/delete-accounts.ts';
import { endUnconfirmedOrders, endUnpaidOrders } from '../processes/work-order/end-unpaid-orders.ts';
import { remindUnpaidOrders } from '../processes/work-order/remind-unpaid-orders.ts';
import { countBoughtTogether } from './count-bought-together-sql.ts';
import { countSales } from './count-sales-sql.ts';
import { countTrends } from './count-trends-sql.ts';
import { countViewedTogether } from './count-viewed-together-sql.ts';
import { followExchangeRate } from './follow-exchange-rate-sql.ts';
import { forgetOldAnswers } from './forget-answers-sql.ts';
import { forgetGuestCarts } from './forget-carts-sql.ts';
import { forgetSpentLimits } from './forget-limits-sql.ts';
import { proveLedgerAndTell } from './prove-ledger.ts';

/** Runs one after the other, because the first two write the same rows. */
const countWhatSells = async (database: Database, at: number): Promise<void> => {
  await countSales(database, at);
  await countTrends(database, at);
  await countBoughtTogether(database, at);
  await countViewedTogether(database, at);
};

const everyMinute = '* * * * *';

/** What the shop does by itself. Hourly work starts at different minutes, so that it is not done all at once. */
export const schedules: readonly Schedule[] = [
  {
    name: 'forget-limits',
    cron: everyMinute,
    run: ({ database, now }) => forgetSpentLimits(database, now()),
  },
  {
    name: 'end-unpaid-orders',
    cron: everyMinute,
    run: ({ database, now }) => endUnpaidOrders(database, now()),
  },
  {
    name: 'end-unconfirmed-orders',
    cron: '5-59/10 * * * *',
    run: ({ database, now }) => endUnconfirmedOrders(database, now()),
  },
  {
    name: 'remind-unpaid-orders',
    cron: '*/10 * * * *',
    run: ({ database, now }) => remindUnpaidOrders(database, now()),
  },
  {
    name: 'publish-content',
    cron: everyMinute,
    run: ({ database, now }) => publishDueContent(database, now()),
  },
  { name: 'tell-slides', cron: everyMinute, run: ({ database, now }) => tellDueSlides(database, now()) },
  // At midnight in Baghdad.
  { name: 'tell-blocks', cron: '0 0 * * *', run: ({ database }) => tellBlocks(database) },
  { name: 'follow-exchange-rate', cron: everyMinute, run: ({ database }) => followExchangeRate(database) },
  {
    name: 'forget-codes',
    cron: '*/5 * * * *',
    run: ({ database, now }) => forgetExpiredCodes(database, now()),
  },
  {
    name: 'forget-challenges',
    cron: '*/10 * * * *',
    run: ({ database, now }) => forgetUsedChallenges(database, now()),
  },
  {
    name: 'forget-answers',
    cron: '5 * * * *',
    run: ({ database, now }) => forgetOldAnswers(database, now()),
  },
  {
    name: 'forget-password-tokens',
    cron: '10 * * * *',
    run: ({ database, now }) => forgetPasswordTokens(database, now()),
  },
  {
    name: 'forget-applications',
    cron: '14 * * * *',
    run: ({ database, now }) => forgetApplications(database, now()),
  },
  {
    name: 'forget-unconfirmed-alerts',
    cron: '12 * * * *',
    run: ({ database, now }) => forgetUnconfirmed(database, now() - confirmWithin),
  },
  {
    name: 'forget-unconfirmed-subscribers',
    cron: '14 * * * *',
    run: ({ database, now }) => forgetUnconfirmedSubscribers(database, now() - newsletterConfirmWithin),
  },
  // At half past nine in Baghdad, as customers are told then.
  {
    name: 'expire-points',
    cron: '30 9 * * *',
    run: ({ database, now }) => expirePoints(database, now()),
  },
  {
    name: 'forget-sessions',
    cron: '15 * * * *',
    run: ({ database, now }) => forgetEndedSessions(database, now()),
  },
  {
    name: 'forget-staff-sessions',
    cron: '20 * * * *',
    run: ({ database, now }) => forgetEndedStaffSessions(database, now()),
  },
  {
    name: 'forget-sign-ins',
    cron: '25 * * * *',
    run: ({ database, now }) => forgetFormerSignIns(database, now()),
  },
  {
    name: 'delete-accounts',
    cron: '30 * * * *',
    run: ({ database, now }) => deleteAccounts(database, now()),
  },
  {
    name: 'invite-reviewers',
    cron: '7-59/10 * * * *',
    run: ({ database, now }) => inviteReviewers(database, now()),
  },
  {
    name: 'release-commissions',
    cron: '*/5 * * * *',
    run: ({ database, now }) =>
      inTransaction(database, (transaction) => releaseCommissions(transaction, now())),
  },
  {
    name: 'forget-carts',
    cron: '35 * * * *',
    run: ({ database, now }) => forgetGuestCarts(database, now()),
  },
  {
    name: 'count-what-sells',
    cron: '45 * * * *',
    run: ({ database, now }) => countWhatSells(database, now()),
  },
  {
    name: 'forget-events',
    cron: '55 * * * *',
    run: ({ database, now }) => forgetOldEvents(database, now()),
  },
  { name: 'prove-ledger', cron: '50 * * * *', run: proveLedgerAndTell },
];
