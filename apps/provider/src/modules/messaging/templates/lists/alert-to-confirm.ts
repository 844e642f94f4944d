import type { listsMail as english } from '@dijla/messages/en/mail/lists-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `name` is the product's; `key` confirms the alert. */
    'alert-to-confirm': { name: string; key: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/lists-mail', 'listsMail');

/** A guest wants to be told of a product at this address, which somebody else may have typed. */
export const template = messageTemplate({
  name: 'alert-to-confirm',
  kind: 'service',
  example: { name: 'Samawa steel bottle', key: 'QWxlcnRzQXJlTWVhbnQ' },
  mail: ({ name, key }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.confirmSubject(shop),
      heading: texts.confirmHeading,
      blocks: [
        paragraph(texts.confirmText(name)),
        button(texts.confirm, url(`/alerts?confirm=${encodeURIComponent(key)}`)),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  sms: ({ name, key }, { language, shop, url }) =>
    `${shop}: ${textsIn[language].confirmSms(name)}\n${url(`/alerts?confirm=${encodeURIComponent(key)}`)}`,
});
