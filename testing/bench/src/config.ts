/**
 * `BENCH_DATA_DIR`: the DATA_DIR of a shop that is kept for the next run, seeded where there is none yet; it stands in for a seed of as many
 * products. `STRESS_SCHEDULES`: how many schedules the stress of carts plays. `STRESS_ATTEMPTS`: how often the stress of coupons tries one.
 * `STRESS_ORDERS`: how many orders are placed under each fault; `STRESS_FAULT`: under those alone whose names hold this text.
 */
export const benchConfig = (
  env: Readonly<Record<string, string | undefined>> = process.env,
): {
  keptDataDir: string | undefined;
  stressSchedules: number;
  stressAttempts: number;
  stressOrders: number;
  stressFault: string | undefined;
} => ({
  keptDataDir: env['BENCH_DATA_DIR'] || undefined,
  stressSchedules: Number(env['STRESS_SCHEDULES'] || 10_000),
  stressAttempts: Number(env['STRESS_ATTEMPTS'] || 100_000),
  stressOrders: Number(env['STRESS_ORDERS'] || 1000),
  stressFault: env['STRESS_FAULT'] || undefined,
});
