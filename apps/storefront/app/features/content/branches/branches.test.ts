import { isLocation, isTelephone, readPosition } from '@dijla/contract/branch-fields';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapPaths, mapSide, pinsOf, placeOnMap } from './map-of-iraq.ts';
import { distanceText, kilometersBetween, nearestFirst } from './nearest-first.lazy.ts';
import { splitIntroduction } from './split-introduction.ts';

const baghdad = { latitude: 33.3009, longitude: 44.4256 };
const basra = { latitude: 30.5156, longitude: 47.848 };
const erbil = { latitude: 36.2292, longitude: 43.9936 };
const position = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the location of a branch', () => {
  it.each([
    ['33.3009,44.4256', baghdad],
    ['33.3009, 44.4256', baghdad],
    ['-90,180', { latitude: -90, longitude: 180 }],
    ['90.1,44', null],
    ['33,180.5', null],
    ['33.3009', null],
    ['33.3009,44.4256,5', null],
    ['٣٣٫٣,٤٤٫٤', null],
    ['1e1,44', null],
    ['', null],
  ])('%j is read', (text, expected) => expect(readPosition(text)).toEqual(expected));

  it('may be empty, as its telephone number', () => {
    expect([isLocation(''), isTelephone('')]).toEqual([true, true]);
    expect(['+964 1 700 0123', '(01) 700-0123', '5040'].filter(isTelephone)).toHaveLength(3);
    expect(['call', '+ ( )', '12', '1'.repeat(32), '0700+123'].filter(isTelephone)).toEqual([]);
  });
});

describe('the map of Iraq', () => {
  it('has the capital in its middle, the north above and the south below', () => {
    const [middle, south, north] = [baghdad, basra, erbil].map(placeOnMap);
    expect(middle?.x).toBeCloseTo(56.8, 0);
    expect(middle?.y).toBeCloseTo(50.5, 0);
    expect(south?.x).toBeGreaterThan(80);
    expect(south?.y).toBeGreaterThan(75);
    expect(north?.y).toBeLessThan(25);
  });

  it.each([
    ['Amman', { latitude: 31.95, longitude: 35.93 }],
    ['the other side of the world', { latitude: -33, longitude: -136 }],
  ])('has no place for %s', (_, far) => expect(placeOnMap(far)).toBeNull());

  it('draws everything within its sides', () => {
    const numbers = (mapPaths.land + mapPaths.rivers).match(/[\d.]+/g)?.map(Number) ?? [];
    expect(numbers.length).toBeGreaterThan(150);
    expect(numbers.filter((number) => !(number >= 0 && number <= mapSide))).toEqual([]);
  });

  it('stands pins of one city side by side, and leaves others where they are', () => {
    const mansour = { latitude: 33.31, longitude: 44.34 };
    const [first, second, third, none] = pinsOf([baghdad, mansour, basra, null]);
    expect([first?.x, first?.y]).toEqual([second?.x, second?.y]);
    expect([first?.shift, second?.shift, third?.shift]).toEqual([-11, 11, 0]);
    expect(none).toBeNull();
  });
});

describe('the nearest first', () => {
  it.each([
    [baghdad, basra, 450],
    [baghdad, erbil, 328],
    [baghdad, baghdad, 0],
  ])('knows how far it is', (one, other, expected) =>
    expect(Math.abs(kilometersBetween(one, other) - expected)).toBeLessThan(5),
  );

  it('orders by distance, and puts last what stands nowhere', () => {
    const places = [
      { name: 'baghdad', position: baghdad },
      { name: 'nowhere', position: null },
      { name: 'basra', position: basra },
      { name: 'erbil', position: erbil },
    ];
    const mosul = { latitude: 36.34, longitude: 43.13 };
    expect(nearestFirst(places, mosul).map(({ name }) => name)).toEqual([
      'erbil',
      'baghdad',
      'basra',
      'nowhere',
    ]);
    expect(nearestFirst(places, mosul).at(-1)?.kilometers).toBeNull();
  });

  it('is the same there and back, and never farther than around half the earth', () => {
    fc.assert(
      fc.property(position, position, (one, other) => {
        const there = kilometersBetween(one, other);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
        expect(kilometersBetween(other, one)).toBeCloseTo(there, 6);
      }),
    );
  });

  it.each([
    [0, '0.1'],
    [1.26, '1.3'],
    [9.96, '10'],
    [328.4, '328'],
    [1234, '1,234'],
  ])('says %d kilometers as %s', (kilometers, said) => expect(distanceText(kilometers)).toBe(said));
});

describe('the introduction of a page', () => {
  it.each([
    ['<p>a</p><h2>b</h2><p>c</p>', '<p>a</p>', '<h2>b</h2><p>c</p>'],
    ['<p>a<br>b</p><H3 id="x">b</H3>', '<p>a<br>b</p>', '<H3 id="x">b</H3>'],
    ['<div><h2>a</h2></div><p>b</p>', '<div><h2>a</h2></div><p>b</p>', ''],
    ['<h2>a</h2>', '', '<h2>a</h2>'],
    ['', '', ''],
  ])('of %j ends before its first heading', (html, introduction, rest) =>
    expect(splitIntroduction(html)).toEqual({ introduction, rest }),
  );
});
