import { grouped, pluralEnglish } from '../../plural.ts';
import { months } from '../day-names.ts';

/** Texts that several screens of the desk share. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Saved',
  undo: 'Undo',
  tryAgain: 'Try again',
  loading: 'Loading',
  noAnswer: 'The shop isn’t answering. Check your connection and try again.',
  failed: 'That didn’t work. Try again, and tell whoever runs the shop if it goes on.',
  notFound: 'There’s nothing at this address.',
  notPermitted: 'Your role doesn’t allow this. Ask an owner if you need it.',
  /** The group of those who are not signed in. */
  guests: 'Guests',
  toToday: 'Back to today',
  /** Of the roles the shop begins with; one of its own is called by its code. */
  roleNames: {
    owner: 'Owner',
    orders: 'Orders',
    catalogue: 'Catalogue',
    content: 'Content',
    support: 'Support',
    courier: 'Courier',
    vendor: 'Seller',
  },
  required: 'Fill this in.',
  invalid: 'Check this.',
  unsaved: 'You have changes that aren’t saved.',
  unsavedText: 'If you leave now, they’re gone.',
  leave: 'Leave without saving',
  stay: 'Stay here',
  final: 'This can’t be undone.',
  pick: 'Type to find',
  removeValue: (name: string) => `Remove ${name}`,
  moment: {
    today: (time: string) => `today ${time}`,
    yesterday: (time: string) => `yesterday ${time}`,
    thisYear: (day: number, month: number, time: string) => `${day} ${months[month - 1]} ${time}`,
    full: (day: number, month: number, year: number) => `${day} ${months[month - 1]} ${year}`,
  },
  ago: {
    minutes: (count: number) => `${grouped(count)} min`,
    hours: (count: number) => `${grouped(count)} h`,
    days: (count: number) => pluralEnglish(count, { one: '1 day', other: `${grouped(count)} days` }),
  },
  currency: { IQD: 'IQD', USD: '$' },
  pieces: (count: number) => pluralEnglish(count, { one: '1 piece', other: `${grouped(count)} pieces` }),
  copied: (text: string) => `Copied ${text}`,
  copy: (text: string) => `Copy ${text}`,
  call: (number: string) => `Call ${number}`,
};
