import { type Language, storeViews } from '@dijla/contract/store-views';

/**
 * What an element says of the language that its text is written in: letters, spell checkers and readers follow it, and
 * styles know a text of a language from a code or a number (`desk.css`).
 */
export const writtenIn = (language: Language) => ({ dir: storeViews[language].direction, lang: language });
