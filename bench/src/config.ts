/**
 * `BENCH_DATA_DIR`: the DATA_DIR of a shop that is seeded already, which stands in for a seed of as many products. `STRESS_SCHEDULES`: how many
 * schedules the stress of carts plays.
 */
export const benchConfig = (env: Readonly<Record<string, string | undefined>> = process.env): { seededDataDir: string | undefined; stressSchedules: number } => ({
  seededDataDir: env['BENCH_DATA_DIR'] || undefined,
  stressSchedules: Number(env['STRESS_SCHEDULES'] || 10_000),
});
