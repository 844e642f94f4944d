import type { newsletterMail as english } from '@dijla/messages/en/mail/newsletter-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, code, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `key` ends the newsletter; `coupon` is null for a mailbox that had one before, `percent` for another kind of coupon. */
    'newsletter-welcome': { key: string; coupon: string | null; percent: number | null };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/newsletter-mail', 'newsletterMail');

/** Somebody has signed up to the newsletter. */
export const template = messageTemplate({
  name: 'newsletter-welcome',
  kind: 'marketing',
  example: { key: 'TmV3c2xldHRlcktleQ', coupon: 'HELLO-7KQM-2XPA-R9TD', percent: 10 },
  mail: ({ key, coupon, percent }, { language, shop, url, oneClickUrl }) => {
    const texts = textsIn[language];
    return {
      subject: texts.welcomeSubject(shop),
      heading: texts.welcomeHeading,
      blocks: [
        paragraph(texts.welcomeText),
        ...(coupon === null
          ? []
          : [
              paragraph(percent === null ? texts.coupon : texts.couponPercent(String(percent))),
              code(coupon),
              paragraph(texts.couponHow),
            ]),
        button(texts.shop, url('')),
        paragraph(texts.stopText),
        button(texts.preferences, url(`/newsletter?preferences=${encodeURIComponent(key)}`)),
        button(texts.stop, url(`/newsletter?stop=${encodeURIComponent(key)}`)),
      ],
      reason: texts.welcomeReason(shop),
      unsubscribeUrl: oneClickUrl(key),
    };
  },
});
