import type { listsMail as english } from '@dijla/messages/en/mail/lists-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `from` is a first name, empty for none; `code` opens the list until sharing ends. */
    'wishlist-shared': { from: string; message: string; code: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/lists-mail', 'listsMail');

/** A customer shares a wishlist with somebody; it leads to the shop alone. */
export const template = messageTemplate({
  name: 'wishlist-shared',
  kind: 'service',
  example: { from: 'Noor', message: 'For my birthday', code: 'Qm9va3NBbmRUZWFDdXBz' },
  mail: ({ from, message, code }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.sharedSubject(from, shop),
      heading: texts.sharedHeading,
      blocks: [
        paragraph(texts.sharedText(from, shop)),
        ...(message === '' ? [] : [paragraph(texts.sharedMessage(message))]),
        button(texts.openShared, url(`/wishlist/shared/${encodeURIComponent(code)}`)),
      ],
      reason: texts.sharedReason(shop),
    };
  },
  sms: ({ from, code }, { language, shop, url }) =>
    `${textsIn[language].sharedText(from, shop)}\n${url(`/wishlist/shared/${encodeURIComponent(code)}`)}`,
});
