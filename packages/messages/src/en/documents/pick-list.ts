/** Texts of the list of what is taken from the shelves. */
export const pickList = {
  title: 'Pick list',
  fileName: (day: string) => `pick-list-${day}`,
  orders: 'For packages',
  noShelf: 'Other products',
  summary: (pieces: number, packages: number) =>
    `${pieces === 1 ? '1 piece' : `${pieces} pieces`} for ${packages === 1 ? '1 package' : `${packages} packages`}`,
};
