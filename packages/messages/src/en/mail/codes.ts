import { pluralEnglish } from '../../plural.ts';

const minutes = (count: number): string =>
  pluralEnglish(count, { one: `${count} minute`, other: `${count} minutes` });

/** A code that proves that a number or an address is one's own. */
export const codeMail = {
  subject: (shop: string) => `Your code for ${shop}`,
  heading: 'Your code',
  text: 'Enter this code:',
  textOfOrder: (number: string) => `Enter this code to confirm your order ${number}:`,
  validFor: (count: number) =>
    `It’s valid for ${minutes(count)}. Don’t share it with anyone, even if they say they’re us.`,
  sms: ({ shop, code, validMinutes }: { shop: string; code: string; validMinutes: number }) =>
    `${code} is your code for ${shop}, valid for ${minutes(validMinutes)}. Don’t share it with anyone.`,
  smsOfOrder: (
    { shop, code, validMinutes }: { shop: string; code: string; validMinutes: number },
    number: string,
  ) =>
    `${code} confirms your order ${number} at ${shop}, valid for ${minutes(validMinutes)}. Not your order? Ignore this message.`,
};
