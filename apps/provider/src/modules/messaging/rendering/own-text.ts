import { paragraph } from './blocks.ts';
import { exampleOrder } from './example-order.ts';
import type { Mail, Template, TemplateName, TemplateParams } from './template.ts';
import type { Writing } from './writing.ts';

/** The owner's own text of a message: `subject` of an e-mail, null of an SMS. Blank lines part paragraphs. */
export type OwnText = { subject: string | null; text: string };

type Words = Readonly<Record<string, string>>;

const placeholder = /\{([^{}\s]*)\}/g;

/** Returns what stands between braces in a text and for nothing known; braces without a partner count as well. */
export const unknownPlaceholders = (text: string, known: readonly string[]): string[] => {
  const rest = known.reduce((left, name) => left.replaceAll(`{${name}}`, ''), text);
  return Array.from(rest.matchAll(/\{([^{}]*)\}?|\}/g), ([, name = '']) => name.trim().slice(0, 40));
};

/** Returns a text with its placeholders filled in; nothing in a value is a placeholder again. */
const filled = (text: string, words: Words): string =>
  text.replaceAll(placeholder, (whole, name: string) => words[name] ?? whole);

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * Returns an e-mail with the owner's words for its subject, heading and paragraphs. Facts, amounts, buttons and the
 * reason below stay, so that no link is lost.
 */
export const ownMail = (mail: Mail, { subject, text }: OwnText, words: Words): Mail => {
  const own = paragraphsOf(filled(text, words)).map(paragraph);
  const heading = subject === null ? mail.heading : filled(subject, words);
  return {
    ...mail,
    subject: heading,
    heading,
    blocks: [...own, ...mail.blocks.filter(({ kind }) => kind !== 'paragraph')],
  };
};

const isLink = (line: string): boolean => /^https?:\/\/\S+$/.test(line);

/** Returns an SMS with the owner's words; links of the program's own text stay below them. */
export const ownSms = (sms: string, { text }: OwnText, words: Words): string =>
  [filled(text, words).trim(), ...sms.split('\n').filter(isLink)].join('\n');

/** A writing that writes placeholders, by which the program's own words become a text to begin from. */
const writingPlaceholders = (writing: Writing): Writing => ({
  ...writing,
  shop: '{shop}',
  money: () => '{total}',
  moment: () => '{until}',
  leftToRight: (text) => text,
});

const order = { ...exampleOrder, orderNumber: '{number}', firstname: '{name}', payable: null };

/** Returns what the placeholders of a template are called; empty where it keeps the program's words. */
export const placeholdersOf = (template: Template, writing: Writing): string[] =>
  template.words === undefined ? [] : Object.keys(template.words(template.example, writing));

/** Returns the program's own words of a template, with placeholders, as an owner begins from them. */
export const originalText = async (
  template: Template,
  channel: 'email' | 'sms',
  writing: Writing,
): Promise<OwnText | null> => {
  const params = {
    ...template.example,
    order,
    ...('reason' in template.example ? { reason: '{reason}' } : {}),
  } as TemplateParams[TemplateName];
  const written = writingPlaceholders(writing);
  if (channel === 'sms') {
    const text = template.sms?.(params, written);
    return text === undefined
      ? null
      : {
          subject: null,
          text: text
            .split('\n')
            .filter((line) => !isLink(line))
            .join('\n'),
        };
  }
  const mail = await template.mail?.(params, written);
  if (mail === undefined) return null;
  const text = mail.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join('\n\n');
  return { subject: mail.subject, text };
};
