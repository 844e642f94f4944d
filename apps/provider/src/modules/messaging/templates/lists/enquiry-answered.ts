import type { formsMail as english } from '@dijla/messages/en/mail/forms-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { facts, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `message` is what was written, `product` the name of what it was about; either may be empty. */
    'enquiry-answered': { message: string; product: string; answer: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/forms-mail', 'formsMail');

/** The staff answer what somebody wrote to the shop by a form. */
export const template = messageTemplate({
  name: 'enquiry-answered',
  kind: 'service',
  example: {
    message: 'The box says 500 ml and your page 750.',
    product: 'Samawa steel bottle',
    answer: 'You are right, it is 500 ml. We have corrected the page. Thank you!',
  },
  mail: ({ message, product, answer }, { language, shop }) => {
    const texts = textsIn[language];
    return {
      subject: texts.enquirySubject(shop),
      heading: texts.enquiryHeading,
      blocks: [
        paragraph(answer),
        facts([
          [texts.about, product],
          [texts.youWrote, message],
        ]),
      ],
      reason: frameTexts[language].becauseAsked(shop),
    };
  },
  sms: ({ answer }, { shop }) => `${shop}: ${answer}`,
});
