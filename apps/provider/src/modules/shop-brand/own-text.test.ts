import { globSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@dijla/contract/store-views';
import { describe, expect, it } from 'vitest';
import { fixedFiles, ownTextFault, subjectOf } from './own-text.ts';

const messages = join(import.meta.dirname, '../../../../../packages/messages/src');
const files = globSync('**/*.ts', { cwd: join(messages, 'en') }).map((name) => name.replace(/\.ts$/, ''));

describe('subjectOf', () => {
  it.each(files.filter((file) => !fixedFiles.has(file)))('is what %s exports', async (file) => {
    for (const language of languages)
      expect(Object.keys(await import(join(messages, language, `${file}.ts`)))).toContain(subjectOf(file));
  });
});

describe('ownTextFault', () => {
  it.each([
    ['a text', 'frame.aboutShop', 'Spices of the whole world.'],
    ['a text that inserts the shop’s name', 'shell.defaultTitle', '{1} · spices'],
    ['a text that inserts two', 'shell.pageTitle', '{2}: {1}'],
    ['a text taken back', 'frame.aboutShop', null],
  ])('takes %s', async (_, key, text) => expect(await ownTextFault(key, 'en', text)).toBeNull());

  it.each([
    ['a key of another form', 'aboutShop', 'x', 'a key is a file and a member'],
    ['a key that leads out of the texts', '../contract.x', 'x', 'a key is a file and a member'],
    ['an unknown file', 'nothing.here', 'x', 'the shop has no such text'],
    ['an unknown member', 'frame.nothing', 'x', 'the shop has no such text'],
    ['what every object has', 'frame.constructor', 'x', 'the shop has no such text'],
    ['what the provider says too', 'refusals.x', 'x', 'cannot be changed'],
    ['a text with plural forms', 'catalogue.productCount', '{1} things', 'several forms'],
    ['a text that chooses words', 'cart/delivery.day', 'on day {1}', 'several forms'],
    ['a text of a list', 'frame.soldOut', 'gone: {1}', 'several forms'],
    ['a text in parts', 'product/carousel.titles', 'x', 'several forms'],
    ['a text that forgets what is inserted', 'shell.defaultTitle', 'Spices', 'must have {1}'],
    ['a text that inserts more', 'shell.defaultTitle', '{1} {2}', 'must have {1}'],
    ['a text that inserts where nothing is', 'frame.aboutShop', 'For {1}', 'nothing is inserted here'],
    ['an empty text', 'frame.aboutShop', ' ', 'is empty'],
  ])('refuses %s', async (_, key, text, fault) =>
    expect(await ownTextFault(key, 'en', text)).toContain(fault),
  );
});
