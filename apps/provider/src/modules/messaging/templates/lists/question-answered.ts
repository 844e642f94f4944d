import type { formsMail as english } from '@dijla/messages/en/mail/forms-mail';
import { textsInLanguages } from '../../../../call/texts-in-languages.ts';
import { button, facts, paragraph } from '../../rendering/blocks.ts';
import { messageTemplate } from '../../rendering/template.ts';

declare module '../../rendering/template.ts' {
  interface TemplateParams {
    /** `name` is the product's; `path` that of its page below the store, empty when it has none any more. */
    'question-answered': { name: string; path: string; question: string; answer: string };
  }
}

const textsIn = await textsInLanguages<typeof english>('mail/forms-mail', 'formsMail');

/** Somebody has an answer to a question about a product. */
export const template = messageTemplate({
  name: 'question-answered',
  kind: 'service',
  example: {
    name: 'Samawa steel bottle',
    path: '/samawa-steel-bottle',
    question: 'Does it fit a bicycle?',
    answer: 'Yes, in every common holder.',
  },
  mail: ({ name, path, question, answer }, { language, shop, url }) => {
    const texts = textsIn[language];
    return {
      subject: texts.answeredSubject(name),
      heading: texts.answeredHeading,
      blocks: [
        paragraph(texts.answeredText(name)),
        facts([
          [texts.yourQuestion, question],
          [texts.answer, answer],
        ]),
        ...(path === '' ? [] : [button(texts.seeProduct, url(path))]),
      ],
      reason: texts.answeredReason(shop),
    };
  },
});
