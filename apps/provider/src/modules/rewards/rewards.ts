export { pointsOf } from './points-account.ts';
export { pointsStep, readSpentPoints } from './points-step.ts';
export { rewardRatesColumn } from './reward-rate-sql.ts';
