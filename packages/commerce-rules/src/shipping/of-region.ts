/**
 * Returns the row of a governorate, otherwise the row for all governorates without their own (`region_id`
 * null).
 */
export const ofRegion = <Row extends { region_id: number | null }>(
  rows: readonly Row[],
  regionId: number | null,
): Row | undefined =>
  rows.find(({ region_id }) => region_id === regionId) ?? rows.find(({ region_id }) => region_id === null);
