import { writtenDate } from '@dijla/commerce-rules/choices/is-calendar-date';
import type { pointsMail as english } from '@dijla/messages/en/mail/points-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, paragraph } from '../../rendering/blocks.ts';
import { frameTexts } from '../../rendering/mail-footer.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `day` is the last in Baghdad on which they can be spent: `2026-03-01`. */
    'points-expiring': { name: string; points: number; day: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/points-mail', 'pointsMail');

/** A day as people write it, in its own direction. */
const written = (day: string): string => `\u2066${writtenDate(day)}\u2069`;

/** Points that a customer has not spent go soon. */
export const template = messageTemplate({
  name: 'points-expiring',
  kind: 'service',
  example: { name: 'Noor', points: 120, day: '2026-12-31' },
  mail: ({ name, points, day }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.subject(points, written(day)),
      heading: texts.heading,
      blocks: [
        paragraph(texts.hello(name)),
        paragraph(texts.expires(points, written(day))),
        paragraph(texts.howToUse),
        button(texts.see, url('/my-account/rewards')),
      ],
      reason: frameTexts[language].becauseCustomer(shop),
    };
  },
  sms: ({ points, day }, { language, shop, url }) =>
    `${shop}: ${textsIn[language].expires(points, written(day))}\n${url('/my-account/rewards')}`,
});
