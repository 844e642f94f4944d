import { grouped } from '../../../plural.ts';

/** Texts of the newsletter's subscribers at the desk. */
export const newsletter = {
  title: 'Newsletter',
  help: [
    'Who gets the newsletter. Whoever signs up as a guest confirms it by email first; until then they wait here, for two days.',
    'The file has those who confirmed, for the program you write newsletters with. Anyone who has unsubscribed is no longer in it, so take a new one each time.',
    'The file also says how often and about what each of them wants it: send by those columns. Put the links of the columns “preferences” and “unsubscribe” into every newsletter.',
    'Each new subscriber gets a code for one order, from the promotion “Newsletter”. End or change it under Promotions.',
  ],
  columns: { email: 'Email', language: 'Language', state: 'State', since: 'Since' },
  email: 'Part of the address',
  states: { confirmed: 'Subscribed', waiting: 'Not confirmed yet' },
  languages: { en: 'English', ar: 'Arabic' } as Readonly<Record<string, string>>,
  csvName: 'newsletter',
  remove: (count: number) => `Unsubscribe (${grouped(count)})`,
  removeTitle: (count: number) => `Unsubscribe ${grouped(count)}?`,
  removeText: 'They get no newsletter any more. They can sign up again themselves.',
  removeNow: 'Unsubscribe',
  removed: 'Unsubscribed',
};
