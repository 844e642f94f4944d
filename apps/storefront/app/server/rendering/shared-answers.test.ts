import { describe, expect, it } from 'vitest';
import { sharedAnswers, type TaggedAnswer } from './shared-answers.ts';

const answered = (total: number, ...tags: string[]): TaggedAnswer<{ total: number }> => ({
  answer: { total },
  tags: new Set(tags),
});

const asking = () => {
  let at = 0;
  const shared = sharedAnswers({ maxAgeMs: 1000, now: () => at });
  let asked = 0;
  const ask = (key: string, ...tags: string[]) =>
    shared.findOrAsk(key, async () => answered((asked += 1), ...tags)).then(({ answer }) => answer.total);
  return { shared, ask, wait: (ms: number) => void (at += ms) };
};

describe('sharedAnswers', () => {
  it('asks once for each key', async () => {
    const { ask } = asking();
    expect([
      await ask('menu', 'categories'),
      await ask('menu', 'categories'),
      await ask('pages', 'cms_pages'),
    ]).toEqual([1, 1, 2]);
  });

  it.each([
    ['a tag of it', ['C7', 'categories'], 2],
    ['everything', ['everything'], 2],
    ['other tags', ['P7', 'listing-2'], 1],
  ])('after a purge of %s', async (_, tags, expected) => {
    const { shared, ask } = asking();
    await ask('menu', 'categories');
    shared.purge(tags);
    expect(await ask('menu', 'categories')).toBe(expected);
  });

  it('forgets with time', async () => {
    const { ask, wait } = asking();
    await ask('menu');
    wait(1000);
    expect(await ask('menu')).toBe(2);
  });

  it('does not keep what was under way during a purge', async () => {
    const { shared, ask } = asking();
    const late = Promise.withResolvers<TaggedAnswer<{ total: number }>>();
    const first = shared.findOrAsk('menu', () => late.promise);
    shared.purge(['categories']);
    late.resolve(answered(9, 'categories'));
    expect([(await first).answer.total, await ask('menu', 'categories')]).toEqual([9, 1]);
  });
});
