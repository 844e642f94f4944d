import { describe, expect, it } from 'vitest';
import { film } from '../../test/some-choices.ts';
import { linkChoice } from './link-choice.ts';

const linksOf = (given: (number | string)[] | undefined, is_separate = true) => {
  const found = linkChoice({ ...film, is_separate }, given && { downloadable_links: given });
  return found.ok ? found.links.map(({ id }) => id) : found.code;
};

describe('linkChoice', () => {
  it.each<[string, (number | string)[] | undefined, boolean, number[] | string]>([
    ['takes the named ones, in their order', ['8', 7], true, [7, 8]],
    ['takes one', [8], true, [8]],
    ['takes all when they come together', undefined, false, [7, 8]],
    ['takes all when they come together, whichever are named', [8], false, [7, 8]],
    ['refuses none when they are sold one by one', undefined, true, 'cart.links-missing'],
    ['refuses an empty list of them', [], true, 'cart.links-missing'],
    ['refuses what is no link of it', [7, 9], true, 'cart.choice-not-found'],
    ['refuses what is no link of it, when they come together too', [9], false, 'cart.choice-not-found'],
    ['refuses a link twice', [7, '7'], true, 'cart.choice-too-many'],
  ])('%s', (_, given, isSeparate, links) => expect(linksOf(given, isSeparate)).toEqual(links));
});
