import type { ShippingTable } from '@dijla/contract/client';

/** The price steps of a method for a governorate: its own when it has some, else those of everywhere; null is not known yet. */
export const stepsFor = ({ steps, regions }: Pick<ShippingTable, 'steps' | 'regions'>, regionId: number | null): ShippingTable['steps'] =>
  regions.find(({ region_id }) => region_id === regionId)?.steps ?? steps;
