import { latinDigits } from '@dijla/commerce-rules/digits/latin-digits';

/** Reads where somebody wants to be answered; null when it is neither an e-mail address nor a number. */
export const recipientOf = (typed: string): { email: string } | { phone: string } | null => {
  const text = typed.trim();
  if (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)) return { email: text };
  return /^[+\d\s٠-٩۰-۹()-]{7,20}$/.test(text) ? { phone: text } : null;
};

export const isEmail = (typed: string): boolean => 'email' in (recipientOf(typed) ?? {});
export const isPhone = (typed: string): boolean => 'phone' in (recipientOf(typed) ?? {});

/** Reads a price above 0 in any digits; null when it is none. */
export const priceOf = (typed: string): number | null => {
  const text = latinDigits(typed.trim())
    .replaceAll(/[,٬\s]/g, '')
    .replace('٫', '.');
  const price = /^\d{1,12}(?:\.\d{1,4})?$/.test(text) ? Number(text) : 0;
  return price > 0 ? price : null;
};

/** Reads the address of a page, with or without its protocol; null when it is none. */
export const webAddressOf = (typed: string): string | null => {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address) || /\s/.test(text)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && /^[^.]+(?:\.[^.]+)+$/.test(hostname) ? href : null;
};
