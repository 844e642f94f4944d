import type { formsMail as english } from '@dijla/messages/en/mail/forms-mail';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { paragraph } from '../rendering/blocks.ts';
import { frameTexts } from '../rendering/mail-footer.ts';
import { messageTemplate } from '../rendering/template.ts';

declare module '../rendering/template.ts' {
  interface TemplateParams {
    /** `store` is the seller's shop, `name` who writes for it. */
    'vendor-received': { store: string; name: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/forms-mail', 'formsMail');

/** Somebody who wants to sell here is told that the shop has read the form. */
export const template = messageTemplate({
  name: 'vendor-received',
  kind: 'service',
  example: { store: 'Saffron House', name: 'Noor Hasan' },
  mail: ({ store, name }, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.vendorReceivedSubject(store, shop),
      heading: texts.vendorReceivedHeading,
      blocks: [paragraph(texts.vendorReceivedText(store, name))],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
});
