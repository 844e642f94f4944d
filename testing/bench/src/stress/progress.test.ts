import { expect, it } from 'vitest';
import { progressOf } from './progress.ts';

it.each([
  { total: 3, said: ['1 of 3 carts', '2 of 3 carts'] },
  { total: 40, said: Array.from({ length: 19 }, (_, place) => `${(place + 1) * 2} of 40 carts`) },
])('says twenty times at most how many of $total are done', ({ total, said }) => {
  const lines: string[] = [];
  const tell = progressOf(total, 'carts', (line) => lines.push(line));
  for (let done = 1; done <= total; done += 1) tell(done);
  expect(lines).toEqual(said);
});
