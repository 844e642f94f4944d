/** Texts of the labels on parcels. */
export const labels = {
  title: 'Labels',
  fileName: (day: string) => `labels-${day}`,
  to: 'To',
  packageOf: (place: number, of: number) => `Package ${place} of ${of}`,
  collect: 'Cash to collect',
  paid: 'Paid. Nothing to collect',
  pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces`),
};
