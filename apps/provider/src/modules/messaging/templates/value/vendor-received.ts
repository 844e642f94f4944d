import type { formsMail as english } from '@dijla/messages/en/mail/forms-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** Nothing of what was typed: anybody can give another's address. */
    'vendor-received': Record<string, never>;
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/forms-mail', 'formsMail');

/** Somebody who wants to sell here is told that the shop has read the form. */
export const template = messageTemplate({
  name: 'vendor-received',
  kind: 'service',
  example: {},
  mail: (_, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.vendorReceivedSubject(shop),
      heading: texts.vendorReceivedHeading,
      blocks: [paragraph(texts.vendorReceivedText)],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
});
