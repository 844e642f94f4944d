/**
 * Reads the bench settings from the environment.
 * - `BENCH_DATA_DIR`: DATA_DIR of a shop that is kept for the next run and seeded if it is empty; it
 * replaces a seed of the same number of products.
 * - `STRESS_SCHEDULES`: number of schedules that the cart stress test runs.
 * - `STRESS_CARTS`: number of carts whose totals are compared.
 * - `STRESS_OFFLINE`: number of schedules of orders made offline.
 * - `STRESS_ATTEMPTS`: number of times the coupon stress test tries a coupon.
 * - `STRESS_POSTINGS`: number of times the ledger stress test posts, and then at least has a shop post.
 * - `STRESS_CODES`: number of digital codes that the ledger stress test sells.
 * - `STRESS_ORDERS`: number of orders placed under each fault, or under all faults of several machines.
 * - `STRESS_PAGES`: `off` runs the shop of `machines` and `soak` without pages: quicker, and a Redis has nothing to do.
 * - `STRESS_MINUTES`: how long the soak lasts.
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
  stressCarts: number;
  stressOffline: number;
  stressAttempts: number;
  stressPostings: number;
  stressCodes: number;
  stressOrders: number;
  stressMachineOrders: number;
  stressPages: boolean;
  stressMinutes: number;
  stressLives: number;
  stressPayments: number;
  stressWatchers: number;
  stressFault: string | undefined;
} => ({
  keptDataDir: env['BENCH_DATA_DIR'] || undefined,
  stressSchedules: Number(env['STRESS_SCHEDULES'] || 10_000),
  stressCarts: Number(env['STRESS_CARTS'] || 100_000),
  stressOffline: Number(env['STRESS_OFFLINE'] || 20_000),
  stressAttempts: Number(env['STRESS_ATTEMPTS'] || 100_000),
  stressPostings: Number(env['STRESS_POSTINGS'] || 10_000),
  stressCodes: Number(env['STRESS_CODES'] || 20_000),
  stressOrders: Number(env['STRESS_ORDERS'] || 1000),
  stressMachineOrders: Number(env['STRESS_ORDERS'] || 5000),
  stressPages: env['STRESS_PAGES'] !== 'off',
  stressMinutes: Number(env['STRESS_MINUTES'] || 60),
  stressLives: Number(env['STRESS_LIVES'] || 20_000),
  stressPayments: Number(env['STRESS_PAYMENTS'] || 1000),
  stressWatchers: Number(env['STRESS_WATCHERS'] || 50_000),
  stressFault: env['STRESS_FAULT'] || undefined,
});
