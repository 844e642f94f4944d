/** Texts of the list of what a courier is given. */
export const manifest = {
  title: 'Courier manifest',
  fileName: (day: string) => `manifest-${day}`,
  nobody: 'Courier: ____________________',
  packages: 'Packages',
  cash: 'Cash to collect',
  who: 'Customer',
  where: 'Where',
  collect: 'Cash',
  paid: 'Paid',
  signedByCourier: 'Received by the courier: name and signature',
  signedByShop: 'Given by: name and signature',
};
