import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { askOn, isTerminal } from './ask-questions.ts';

/** An in-memory terminal with streams for input and output. */
const fakeTerminal = () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const written: string[] = [];
  output.on('data', (part: Buffer) => written.push(part.toString()));
  return {
    place: {
      input: Object.assign(input, { isTTY: true, setRawMode: () => input }),
      output: Object.assign(output, { isTTY: true, columns: 80 }),
    },
    type: (text: string) => input.write(text),
    end: () => input.end(),
    written: () => written.join(''),
  };
};

const currency = {
  text: 'In which currency?',
  answers: [
    { value: 'IQD', label: 'Iraqi dinars' },
    { value: 'USD', label: 'US dollars' },
  ],
  suggested: 'USD',
};

describe('questions on a terminal', () => {
  it.each([
    ['\r', 'USD'],
    ['1\r', 'IQD'],
    ['iqd\r', 'IQD'],
    ['zloty\r3\r2\r', 'USD'],
  ])('takes %j as %s', async (typed, answer) => {
    const { place, type, written } = fakeTerminal();
    const { ask, close } = askOn(place);
    type(typed);
    expect(await ask(currency)).toBe(answer);
    close();
    expect(written()).toMatch(
      /In which currency\?\n {3}1 {2}IQD {2}Iraqi dinars\n {3}2 {2}USD {2}US dollars\n[\s\S]*\[USD\] > /,
    );
  });

  it('takes any text where no answers are given, but not nothing', async () => {
    const { place, type } = fakeTerminal();
    const { ask, close } = askOn(place);
    type('\r exports/shop \r');
    expect(await ask({ text: 'Where?' })).toBe('exports/shop');
    close();
  });

  it('has no answer when the terminal is closed or Ctrl-C is typed', async () => {
    const [ended, cut] = [fakeTerminal(), fakeTerminal()];
    const [one, other] = [askOn(ended.place), askOn(cut.place)];
    ended.end();
    cut.type('\u0003');
    expect([await one.ask(currency), await other.ask(currency)]).toEqual([undefined, undefined]);
  });

  it('asks nobody where either end is no terminal', () => {
    const { place } = fakeTerminal();
    expect([
      isTerminal(place),
      isTerminal({ ...place, input: new PassThrough() }),
      isTerminal({ ...place, output: new PassThrough() }),
    ]).toEqual([true, false, false]);
  });
});
