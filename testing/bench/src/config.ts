/**
 * Reads the bench settings from the environment.
 * - `BENCH_DATA_DIR`: DATA_DIR of a shop that is kept for the next run and seeded if it is empty; it
 * replaces a seed of the same number of products.
 * - `STRESS_SCHEDULES`: number of schedules that the cart stress test runs.
 * - `STRESS_ATTEMPTS`: number of times the coupon stress test tries a coupon.
 * - `STRESS_POSTINGS`: number of times the ledger stress test posts.
 * - `STRESS_ORDERS`: number of orders placed under each fault.
 * - `STRESS_LIVES`: number of orders that the stress test of orders places and works.
 * - `STRESS_PAYMENTS`: number of orders that the stress test of payments places and pays.
 * - `STRESS_WATCHERS`: number of watchers of one product that the stress test of alerts has.
 * - `STRESS_FAULT`: limits the run to faults whose name contains this text.
 */
export const benchConfig = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): {
  keptDataDir: string | undefined;
  stressSchedules: number;
  stressAttempts: number;
  stressPostings: number;
  stressOrders: number;
  stressLives: number;
  stressPayments: number;
  stressWatchers: number;
  stressFault: string | undefined;
} => ({
  keptDataDir: env['BENCH_DATA_DIR'] || undefined,
  stressSchedules: Number(env['STRESS_SCHEDULES'] || 10_000),
  stressAttempts: Number(env['STRESS_ATTEMPTS'] || 100_000),
  stressPostings: Number(env['STRESS_POSTINGS'] || 100_000),
  stressOrders: Number(env['STRESS_ORDERS'] || 1000),
  stressLives: Number(env['STRESS_LIVES'] || 20_000),
  stressPayments: Number(env['STRESS_PAYMENTS'] || 1000),
  stressWatchers: Number(env['STRESS_WATCHERS'] || 50_000),
  stressFault: env['STRESS_FAULT'] || undefined,
});
