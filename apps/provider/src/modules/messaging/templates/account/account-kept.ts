import type { accountMail as english } from '@dijla/messages/en/mail/account';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'account-kept': { name: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/account', 'accountMail');

/** A login has taken the deletion of an account back. */
export const template = messageTemplate({
  name: 'account-kept',
  kind: 'service',
  example: { name: 'Noor' },
  mail: ({ name }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.keptSubject(shop),
      heading: texts.keptHeading,
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(texts.keptText),
        paragraph(texts.notYou),
        button(texts.setPassword, url('/forgot-pass')),
      ],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: (_, { language, shop, url }) => {
    const texts = textsIn[language];
    return `${shop}: ${texts.keptText} ${texts.notYou}\n${url('/forgot-pass')}`;
  },
});
