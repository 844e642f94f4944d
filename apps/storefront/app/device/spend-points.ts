import { changeByAnswer, type ChangeOutcome } from './change-by-answer.ts';
import { pageListClient } from './page-lists.ts';

/** Spends points on the customer's cart, or none. */
export const spendPoints = (points: number): Promise<ChangeOutcome> =>
  changeByAnswer((query) => pageListClient('rewards/spend', { query, body: { points } }));
