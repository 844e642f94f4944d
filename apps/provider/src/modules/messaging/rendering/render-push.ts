import type { Template, TemplateName, TemplateParams } from './template.ts';
import type { Writing } from './writing.ts';

/** What a device shows, and where a tap on it leads. */
export type RenderedPush = {
  title: string;
  text: string;
  /** Path and query of a page of the shop. */
  path: string;
  topic: string;
};

/** Longest title and text in characters: a push service takes about 4 kB, and telephones show less. */
const [titleAtMost, textAtMost] = [120, 300];

const cut = (text: string, atMost: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > atMost ? `${line.slice(0, atMost - 1).trimEnd()}…` : line;
};

/** Writes a notification out of an e-mail. Throws when the template has none. */
export const renderPush = async (
  template: Template,
  params: TemplateParams[TemplateName],
  writing: Writing,
): Promise<RenderedPush> => {
  const mail = await template.mail?.(params, writing);
  if (mail?.notice === undefined) throw new Error(`The template ${template.name} has no notification.`);
  const link = mail.blocks.find((block) => block.kind === 'button');
  const { pathname, search } = new URL(link?.url ?? writing.url(''));
  return {
    title: cut(mail.subject, titleAtMost),
    text: cut(mail.notice.text, textAtMost),
    path: `${pathname}${search}`,
    topic: mail.notice.topic,
  };
};
