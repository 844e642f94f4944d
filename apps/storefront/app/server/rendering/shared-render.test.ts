import { describe, expect, it } from 'vitest';
import { isBusy, isGone } from './render-refusal.ts';
import type { FairSemaphore } from '@dijla/semaphore/fair-semaphore';
import { sharedRender } from './shared-render.ts';

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/**
 * Creates a semaphore whose permits the test assigns: `give` grants one to a network, `refuse` refuses its next
 * request.
 */
const handedOut = () => {
  const asked: { network: string; settle: (turn: (() => void) | null) => void }[] = [];
  const ended: string[] = [];
  const left: string[] = [];
  const semaphore: FairSemaphore = {
    acquire: (gone, network = '') =>
      new Promise((resolve) => {
        asked.push({ network, settle: resolve });
        gone.addEventListener('abort', () => {
          left.push(network);
          resolve(null);
        });
      }),
  };
  const of = (network: string) => asked.find((each) => each.network === network);
  return {
    semaphore,
    asked,
    ended,
    left,
    give: (network: string) => of(network)?.settle(() => void ended.push(network)),
    refuse: (network: string) => of(network)?.settle(null),
  };
};

const setUp = () => {
  const queue = handedOut();
  const page = Promise.withResolvers<string>();
  const seen = { renders: 0, isAbandoned: false, ends: 0 };
  const { join } = sharedRender({
    semaphore: queue.semaphore,
    render: (abandoned) => {
      seen.renders += 1;
      abandoned.addEventListener('abort', () => (seen.isAbandoned = true));
      return page.promise;
    },
    onEnd: () => (seen.ends += 1),
  });
  const ask = (network: string) => {
    const gone = new AbortController();
    const answer = join({ network, gone: gone.signal });
    answer.catch(() => undefined);
    return { answer, leave: () => gone.abort() };
  };
  return { queue, page, seen, ask, join };
};

describe('sharedRender', () => {
  it('renders once for all who ask, with one place in the queue for each network', async () => {
    const { queue, page, seen, ask } = setUp();
    const answers = ['a', 'a', 'b', 'a', 'b'].map((network) => ask(network).answer);
    expect(queue.asked.map(({ network }) => network)).toEqual(['a', 'b']);
    queue.give('b');
    page.resolve('page');
    expect(await Promise.all(answers)).toEqual(Array.from({ length: 5 }, () => 'page'));
    expect([seen.renders, queue.left, queue.ended]).toEqual([1, ['a', 'b'], ['b']]);
  });

  it('never begins a page when everybody who asked for it has disconnected', async () => {
    const { queue, seen, ask } = setUp();
    const [first, second] = [ask('a'), ask('a')];
    first.leave();
    await settle();
    expect(queue.left).toEqual([]);
    second.leave();
    await expect(second.answer).rejects.toSatisfy(isGone);
    await settle();
    expect([queue.left, seen.renders, seen.ends]).toEqual([['a'], 0, 1]);
  });

  it('renders nothing for nobody when the turn comes as the last one leaves', async () => {
    const { queue, seen, ask } = setUp();
    const asked = ask('a');
    queue.give('a');
    asked.leave();
    await settle();
    expect([seen.renders === 0 || seen.isAbandoned, queue.ended.length + queue.left.length]).toEqual([
      true,
      seen.renders === 0 ? 2 : 1,
    ]);
  });

  it('gives up only the place of the network that has gone', async () => {
    const { queue, page, ask } = setUp();
    const [leaving, staying] = [ask('a'), ask('b')];
    leaving.leave();
    await settle();
    expect(queue.left).toEqual(['a']);
    queue.give('b');
    page.resolve('page');
    expect(await staying.answer).toBe('page');
  });

  it('aborts a render that nobody waits for any more, and lets it run while somebody does', async () => {
    const { queue, seen, ask } = setUp();
    const [first, second] = [ask('a'), ask('b')];
    queue.give('a');
    await settle();
    first.leave();
    await settle();
    expect([seen.renders, seen.isAbandoned]).toEqual([1, false]);
    second.leave();
    await settle();
    expect(seen.isAbandoned).toBe(true);
  });

  it('refuses a network beyond its share, and not another that waits for the same page', async () => {
    const { queue, page, ask } = setUp();
    const [refused, waiting] = [ask('a'), ask('b')];
    queue.refuse('a');
    await expect(refused.answer).rejects.toSatisfy(isBusy);
    queue.give('b');
    await settle();
    // Joining a render in progress takes no place in the queue.
    const late = ask('a');
    page.resolve('page');
    expect([await waiting.answer, await late.answer, queue.asked.length]).toEqual(['page', 'page', 2]);
  });

  it('ends its turn after a render that failed', async () => {
    const { queue, page, seen, ask } = setUp();
    const { answer } = ask('a');
    queue.give('a');
    page.reject(new Error('no'));
    await expect(answer).rejects.toThrow('no');
    await settle();
    expect([queue.ended, seen.ends > 0]).toEqual([['a'], true]);
  });

  it('refuses a caller who has disconnected already', async () => {
    const { join, queue } = setUp();
    await expect(join({ network: 'a', gone: AbortSignal.abort() })).rejects.toSatisfy(isGone);
    expect(queue.asked).toEqual([]);
  });
});
