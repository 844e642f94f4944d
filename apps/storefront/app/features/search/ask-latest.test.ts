import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askLatest } from './ask-latest.lazy.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Types a text key by key; what is asked for is answered after as long as `delayOf` says. */
const typed = async (
  text: string,
  { everyMs, delayOf }: { everyMs: number; delayOf: (asked: number) => number },
) => {
  const [asked, shown]: [string[], string[]] = [[], []];
  let giveUp = (): void => undefined;
  for (let length = 1; length <= text.length; length += 1) {
    const term = text.slice(0, length);
    giveUp();
    giveUp = askLatest(
      async () => {
        asked.push(term);
        await new Promise((resolve) => setTimeout(resolve, delayOf(asked.length)));
        return term;
      },
      { take: (answer) => shown.push(answer), otherwise: () => 'failed' },
    );
    await vi.advanceTimersByTimeAsync(everyMs);
  }
  await vi.runAllTimersAsync();
  return { asked, shown };
};

const text = 'sony wireless headphones';

describe('askLatest', () => {
  it('asks once for what is typed with 20 keys a second, and shows that alone', async () => {
    expect(await typed(text, { everyMs: 50, delayOf: () => 400 })).toEqual({ asked: [text], shown: [text] });
  });

  it('shows nothing of what was typed before, though it is answered last', async () => {
    const { asked, shown } = await typed(text, { everyMs: 120, delayOf: (count) => 5000 - count * 150 });
    expect([asked.length, shown]).toEqual([text.length, [text]]);
  });

  it('shows in between what is answered before the next key', async () => {
    expect((await typed('tea', { everyMs: 120, delayOf: () => 10 })).shown).toEqual(['t', 'te', 'tea']);
  });

  it('shows what is made of a failure, if it is the latest', async () => {
    const shown: string[] = [];
    const parts = { take: (answer: string) => shown.push(answer), otherwise: String };
    askLatest(async () => Promise.reject(new Error('late')), parts)();
    askLatest(async () => Promise.reject(new Error('away')), parts);
    await vi.runAllTimersAsync();
    expect(shown).toEqual(['Error: away']);
  });
});
