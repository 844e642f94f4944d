import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeColors } from './theme-colors.ts';
import { themeScript } from './theme-script.ts';

type Device = { choice: 'device' | 'on' | 'off' | null; isSignedIn: boolean; isSystemDark: boolean };

const lookOf = ({ choice, isSignedIn, isSystemDark }: Device) => {
  const kept: Readonly<Record<string, string | null>> = {
    'dijla-dark-mode': choice,
    'dijla-session': isSignedIn ? '1' : null,
  };
  const dataset: { theme?: string } = {};
  const bar = { content: themeColors.light as string };
  const document = { documentElement: { dataset }, querySelector: () => bar };
  runInNewContext(themeScript, {
    localStorage: { getItem: (key: string) => kept[key] ?? null },
    matchMedia: () => ({ matches: isSystemDark }),
    document,
  });
  return { theme: dataset.theme, bar: bar.content };
};

describe('themeScript', () => {
  it.each<[Device['choice'], boolean, boolean, string | undefined]>([
    ['on', false, false, 'dark'],
    ['on', true, false, 'dark'],
    ['off', true, true, undefined],
    ['off', false, true, undefined],
    ['device', false, true, undefined],
    ['device', true, true, 'dark'],
    ['device', true, false, undefined],
    [null, false, true, undefined],
    [null, true, true, 'dark'],
    [null, true, false, undefined],
  ])(
    'with the choice %s, somebody signed in: %s, a dark system: %s, makes the page %s, and the browser’s bar with it',
    (choice, isSignedIn, isSystemDark, theme) => {
      expect(lookOf({ choice, isSignedIn, isSystemDark })).toEqual({
        theme,
        bar: themeColors[theme === undefined ? 'light' : 'dark'],
      });
    },
  );

  it('leaves the page light where the browser keeps nothing', () => {
    const dataset: { theme?: string } = {};
    runInNewContext(themeScript, { document: { documentElement: { dataset } } });
    expect(dataset).toEqual({});
  });
});
