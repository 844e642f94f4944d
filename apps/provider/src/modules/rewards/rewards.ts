export { expirePoints } from './expiry/expire-points.ts';
export { pointsOf } from './points-account.ts';
export { readSpentPoints } from './order-reward-sql.ts';
export { pointsStep } from './points-step.ts';
export { rewardRatesColumn } from './reward-rate-sql.ts';
export { isPaidInPoints, returnValueInPoints } from './settle-spent.ts';
