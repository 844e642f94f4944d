import type { Contact } from '@dijla/contract/client';
import type { mailFrame as english } from '@dijla/messages/en/mail/frame';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import type { Writing } from './writing.ts';

/** Texts of the frame around every e-mail. */
export const frameTexts = await textsInLanguages<typeof english>('mail/frame', 'mailFrame');

type FooterLine = { text: string; url?: string };

/** Lines under an e-mail: how to reach the shop, where it is, and why one gets the message. */
export const footerOf = (
  { writing, contact, address }: { writing: Writing; contact: Contact; address: string | null },
  reason: string,
): FooterLine[] => {
  const texts = frameTexts[writing.language];
  const { hotline, whatsapp, email } = contact;
  const ways: FooterLine[] = [
    ...(hotline === null ? [] : [{ text: texts.call(writing.leftToRight(hotline)), url: `tel:${hotline}` }]),
    ...(whatsapp === null
      ? []
      : [
          {
            text: texts.whatsapp(writing.leftToRight(whatsapp)),
            url: `https://wa.me/${whatsapp.replace('+', '')}`,
          },
        ]),
    ...(email === null ? [] : [{ text: writing.leftToRight(email), url: `mailto:${email}` }]),
  ];
  return [
    ...(ways.length === 0 ? [] : [{ text: texts.questions }, ...ways]),
    { text: address === null ? writing.shop : `${writing.shop} · ${address}` },
    { text: reason },
  ];
};
