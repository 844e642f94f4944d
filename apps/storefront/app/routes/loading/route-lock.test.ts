import { describe, expect, it } from 'vitest';
import { routeLock } from './route-lock.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Creates route changes that the test completes. */
const world = () => {
  const inTurn = routeLock();
  const begun: string[] = [];
  const change = (name: string) => {
    const overtaking = new AbortController();
    const gate = Promise.withResolvers<string>();
    const found = inTurn(overtaking.signal, () => {
      begun.push(name);
      return gate.promise;
    });
    found.catch(() => undefined);
    return {
      found,
      overtake: () => overtaking.abort(),
      end: () => gate.resolve(name),
      fail: () => gate.reject(new Error(name)),
    };
  };
  return { begun, change };
};

describe('routeLock', () => {
  it('lets the second begin when the first has ended', async () => {
    const { begun, change } = world();
    const [first, second] = [change('first'), change('second')];
    await settled();
    expect(begun).toEqual(['first']);
    first.end();
    second.end();
    expect([await first.found, await second.found, begun]).toEqual(['first', 'second', ['first', 'second']]);
  });

  it('lets the second begin at once when it has overtaken the first', async () => {
    const { begun, change } = world();
    const [first, second] = [change('first'), change('second')];
    await settled();
    first.overtake();
    second.end();
    expect([await second.found, begun]).toEqual(['second', ['first', 'second']]);
  });

  it('does not begin what was overtaken before its turn', async () => {
    const { begun, change } = world();
    const [first, second, third] = [change('first'), change('second'), change('third')];
    await settled();
    second.overtake();
    first.end();
    third.end();
    await expect(second.found).rejects.toThrow('aborted');
    expect([await third.found, begun]).toEqual(['third', ['first', 'third']]);
  });

  it('goes on after one that failed', async () => {
    const { change } = world();
    const [first, second] = [change('first'), change('second')];
    first.fail();
    second.end();
    await expect(first.found).rejects.toThrow('first');
    expect(await second.found).toBe('second');
  });
});
