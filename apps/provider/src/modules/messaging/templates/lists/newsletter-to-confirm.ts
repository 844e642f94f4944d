import type { newsletterMail as english } from '@dijla/messages/en/mail/newsletter-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `key` confirms the newsletter. */
    'newsletter-to-confirm': { key: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/newsletter-mail', 'newsletterMail');

/** Somebody wants the newsletter at this address, which somebody else may have typed. */
export const template = messageTemplate({
  name: 'newsletter-to-confirm',
  kind: 'service',
  example: { key: 'TmV3c2xldHRlcktleQ' },
  mail: ({ key }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.confirmSubject(shop),
      heading: texts.confirmHeading,
      blocks: [
        paragraph(texts.confirmText),
        button(texts.confirm, url(`/newsletter?confirm=${encodeURIComponent(key)}`)),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
});
