import { grouped, pluralEnglish } from '../../plural.ts';

/** E-mail and SMS about points that expire. */
export const pointsMail = {
  subject: (points: number, day: string) =>
    pluralEnglish(points, {
      one: `1 point expires on ${day}`,
      other: `${grouped(points)} points expire on ${day}`,
    }),
  heading: 'Use your points in time',
  hello: (name: string) => `Hello \u2068${name}\u2069,`,
  expires: (points: number, day: string) =>
    pluralEnglish(points, {
      one: `You can use 1 point until ${day}; after that it’s gone.`,
      other: `You can use ${grouped(points)} points until ${day}; after that they’re gone.`,
    }),
  howToUse: 'Choose in your cart or at checkout how many you want to use.',
  see: 'See your points',
};
