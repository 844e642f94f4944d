import type { accountMail as english } from '@dijla/messages/en/mail/account';
import { textsInLanguages } from '../../../call/texts-in-languages.ts';
import { button, paragraph } from '../rendering/blocks.ts';
import { frameTexts } from '../rendering/mail-footer.ts';
import { messageTemplate } from '../rendering/template.ts';

declare module '../rendering/template.ts' {
  interface TemplateParams {
    'account-changed': { what: 'password' | 'email' | 'telephone' };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/account', 'accountMail');

/** Somebody changed the password, e-mail address or number of an account; goes to the old ones. */
export const template = messageTemplate({
  name: 'account-changed',
  kind: 'service',
  example: { what: 'password' },
  mail: ({ what }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.changed[what],
      heading: texts.changed[what],
      blocks: [paragraph(texts.notYou), button(texts.setPassword, url('/forgot-pass'))],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: ({ what }, { language, shop, url }) => {
    const texts = textsIn[language];
    return `${shop}: ${texts.changed[what]}. ${texts.notYou}\n${url('/forgot-pass')}`;
  },
});
