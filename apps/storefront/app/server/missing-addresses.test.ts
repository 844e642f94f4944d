import { describe, expect, it } from 'vitest';
import type { PageRouteName } from '../page-routes.ts';
import { type MissingAddress, missingAddresses } from './missing-addresses.ts';

const log = () => {
  const lines: MissingAddress[] = [];
  const clock = { now: 0 };
  const { note } = missingAddresses(
    (line) => lines.push(line),
    () => clock.now,
  );
  return {
    lines,
    clock,
    note: (pathname: string, status = 404, route: PageRouteName = 'entity') =>
      note({ pathname, route, status }),
  };
};

describe('2.48: addresses under which nothing stands', () => {
  it.each<[PageRouteName, string]>([
    ['productBySku', 'Product query returned empty result'],
    ['categoryBySlug', 'Category query returned empty result'],
    ['cms_page', 'CMS query returned empty result'],
    ['entity', 'Product query returned empty result, Category query returned empty result'],
    ['brand', 'Nothing stands at this address'],
  ])('8.11, 8.12, 8.13: are logged under %s as “%s”', (route, message) => {
    const { lines, note } = log();
    note('/en/never-was', 404, route);
    expect(lines).toEqual([{ path: '/en/never-was', status: 404, message }]);
  });

  it('are logged once each, gone ones too, and pages never', () => {
    const { lines, note } = log();
    for (const path of ['/en/a', '/en/a', '/en/b']) note(path, 410);
    note('/en/there', 200);
    note('/en/failed', 500);
    expect(lines.map(({ path, status }) => [path, status])).toEqual([
      ['/en/a', 410],
      ['/en/b', 410],
    ]);
  });

  it('are cut short, without what may be a number or a token of somebody', () => {
    const { lines, note } = log();
    note('/en/track/07701234567');
    note(`/en/${'0a1b'.repeat(8)}/x`);
    note(`/en/${'long-'.repeat(100)}`);
    expect(lines.map(({ path }) => path)).toEqual([
      '/en/track/…',
      '/en/…/x',
      `/en/${'long-'.repeat(100)}`.slice(0, 200),
    ]);
  });

  it('are not logged where they may hold the e-mail address of somebody', () => {
    const { lines, note } = log();
    for (const path of [
      '/en/noor@example.iq',
      '/en/noor%40example.iq',
      '/en/noor%2540example.iq',
      `/en/${'long-'.repeat(100)}noor%40example.iq`,
    ])
      note(path);
    expect(lines).toEqual([]);
  });

  it('are at most sixty lines a minute, however many are asked for', () => {
    const { lines, clock, note } = log();
    for (let address = 0; address < 1000; address += 1) note(`/en/bot-${address}`);
    expect(lines).toHaveLength(60);
    clock.now += 60_000;
    note('/en/bot-999');
    expect(lines.at(-1)?.path).toBe('/en/bot-999');
  });
});
