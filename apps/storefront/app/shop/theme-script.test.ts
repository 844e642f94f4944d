import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { themeScript } from './theme-script.ts';

type Device = { choice: 'device' | 'on' | 'off' | null; isSignedIn: boolean; isSystemDark: boolean };

const themeOf = ({ choice, isSignedIn, isSystemDark }: Device): string | undefined => {
  const kept: Readonly<Record<string, string | null>> = { 'dijla-dark-mode': choice, 'dijla-session': isSignedIn ? '1' : null };
  const dataset: { theme?: string } = {};
  runInNewContext(themeScript, { localStorage: { getItem: (key: string) => kept[key] ?? null }, matchMedia: () => ({ matches: isSystemDark }), document: { documentElement: { dataset } } });
  return dataset.theme;
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
  ])('with the choice %s, somebody signed in: %s, a dark system: %s, makes the page %s', (choice, isSignedIn, isSystemDark, theme) => {
    expect(themeOf({ choice, isSignedIn, isSystemDark })).toBe(theme);
  });

  it('leaves the page light where the browser keeps nothing', () => {
    const dataset: { theme?: string } = {};
    runInNewContext(themeScript, { document: { documentElement: { dataset } } });
    expect(dataset).toEqual({});
  });
});
