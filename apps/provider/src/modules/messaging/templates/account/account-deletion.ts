import type { accountMail as english } from '@dijla/messages/en/mail/account';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `until` in epoch milliseconds. */
    'account-deletion': { name: string; until: number };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/account', 'accountMail');

/** An account will be deleted, and until when signing in takes that back. */
export const template = messageTemplate({
  name: 'account-deletion',
  kind: 'service',
  example: { name: 'Noor', until: Date.UTC(2026, 1, 28, 21, 30) },
  mail: ({ name, until }, { language, shop, url, moment }) => {
    const texts = textsIn[language];
    return {
      subject: texts.deletionSubject(shop),
      heading: texts.deletionHeading,
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(texts.deletionText(moment(until))),
        paragraph(texts.deletionUndo),
        button(texts.logIn, url('/login')),
      ],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: ({ until }, { language, shop, url, moment }) => {
    const texts = textsIn[language];
    return `${shop}: ${texts.deletionText(moment(until))} ${texts.deletionUndo}\n${url('/login')}`;
  },
});
