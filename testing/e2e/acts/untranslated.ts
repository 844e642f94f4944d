import type { Page } from 'playwright-core';

/** Attributes that are read to a shopper. */
const readAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder'];

/**
 * Returns every text in the page's language that somebody reads or hears, also hidden ones and those of the
 * head.
 */
const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate((attributes) => {
    const texts: string[] = [document.title];
    const isOfPage = (element: Element | null) =>
      element !== null &&
      element.closest('script, style, template') === null &&
      element.closest('[lang]') === document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isOfPage(node.parentElement)) texts.push(node.nodeValue ?? '');
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (isOfPage(element)) texts.push(element.getAttribute(name) ?? '');
    for (const { content } of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="description"], meta[property="og:title"], meta[property="og:description"], meta[property="og:site_name"]',
    ))
      texts.push(content);
    return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ''))];
  }, readAttributes);

/** From this length on, words in the middle of a text are no coincidence. */
const telling = 12;

/**
 * Returns the texts of a page that are, or contain, one of these words: a list of the texts of a language
 * that the page is not in.
 */
export const untranslated = async (page: Page, words: readonly string[]): Promise<string[]> => {
  const whole = new Set(words);
  const long = words.filter((text) => text.length >= telling && text.includes(' '));
  return (await textsOf(page)).filter(
    (text) => whole.has(text) || long.some((words) => text.includes(words)),
  );
};
