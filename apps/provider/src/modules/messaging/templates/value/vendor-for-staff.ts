import type { formsMail as english } from '@dijla/messages/en/mail/forms-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `store` is the seller's shop, `name` who writes for it. */
    'vendor-for-staff': { store: string; name: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/forms-mail', 'formsMail');

/** The shop is told that somebody wants to sell here. */
export const template = messageTemplate({
  name: 'vendor-for-staff',
  kind: 'service',
  example: { store: 'Saffron House', name: 'Noor Hasan' },
  mail: ({ store, name }, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.vendorForStaffSubject(store, shop),
      heading: texts.vendorForStaffHeading,
      blocks: [paragraph(texts.vendorForStaffText(store, name))],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
});
