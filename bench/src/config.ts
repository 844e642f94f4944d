/** `BENCH_DATA_DIR`: the DATA_DIR of a shop that is seeded already, which stands in for a seed of as many products. */
export const benchConfig = (env: Readonly<Record<string, string | undefined>> = process.env): { seededDataDir: string | undefined } => ({ seededDataDir: env['BENCH_DATA_DIR'] || undefined });
