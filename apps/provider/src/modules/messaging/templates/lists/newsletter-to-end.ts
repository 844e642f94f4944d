import type { newsletterMail as english } from '@dijla/messages/en/mail/newsletter-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `key` ends the newsletter. */
    'newsletter-to-end': { key: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/newsletter-mail', 'newsletterMail');

/** Somebody wants to end the newsletter of this address, and is not known to have it. */
export const template = messageTemplate({
  name: 'newsletter-to-end',
  kind: 'service',
  example: { key: 'TmV3c2xldHRlcktleQ' },
  mail: ({ key }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.endSubject(shop),
      heading: texts.endHeading,
      blocks: [
        paragraph(texts.endText),
        button(texts.end, url(`/newsletter?stop=${encodeURIComponent(key)}`)),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
});
