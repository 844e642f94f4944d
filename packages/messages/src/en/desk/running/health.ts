import { grouped, pluralEnglish } from '../../../plural.ts';

/** Texts of how the shop's backups and certificate are. */
export const health = {
  backup: 'Last backup',
  certificate: 'Certificate',
  daysLeft: (days: number) => pluralEnglish(days, { one: '1 day left', other: `${grouped(days)} days left` }),
  ended: 'Has ended',
  unread: 'Couldn’t be read',
};
