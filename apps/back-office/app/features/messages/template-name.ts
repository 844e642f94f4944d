import type { DeskTexts } from '../../i18n/desk-texts.ts';

/** Returns what staff call a template; the name of one that has no text is shown as it is. */
export const templateName = ({ templates }: DeskTexts['messages'], template: string): string =>
  (templates as Readonly<Record<string, string>>)[template] ?? template;
