import type { accountMail as english } from '@dijla/messages/en/mail/account';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

/** What of an account can change; `login`: one at a provider was added; `payout`: by what a partner is paid. */
const kinds = [
  'password',
  'email',
  'telephone',
  'login',
  'passkeyAdded',
  'passkeyRemoved',
  'payout',
] as const;
type Changed = Partial<Record<(typeof kinds)[number], true>>;

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    'account-changed': { name: string; changed: Changed };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/account', 'accountMail');

/** Somebody changed the password, e-mail address or number of an account; goes to the old ones. */
export const template = messageTemplate({
  name: 'account-changed',
  kind: 'service',
  example: { name: 'Noor', changed: { password: true } },
  mail: ({ name, changed }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.subject(shop),
      heading: texts.heading,
      blocks: [
        paragraph(texts.hello(name)),
        ...kinds.filter((kind) => changed[kind]).map((kind) => paragraph(texts.changed[kind])),
        paragraph(texts.notYou),
        button(texts.setPassword, url('/forgot-pass')),
      ],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: ({ changed }, { language, shop, url }) => {
    const texts = textsIn[language];
    const said = kinds.filter((kind) => changed[kind]).map((kind) => texts.changed[kind]);
    return `${shop}: ${[...said, texts.notYou].join(' ')}\n${url('/forgot-pass')}`;
  },
});
