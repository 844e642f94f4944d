import { expect, it } from 'vitest';
import { layoutOf } from './layout-of.ts';

it.each([
  ['/ar', 'default'],
  ['/ar/login', 'default'],
  ['/ar/name', 'default'],
  ['/ar/checkout', 'checkout'],
  ['/ar/checkout/', 'checkout'],
  ['/ar/error', 'minimal'],
  ['/ar/login/return', 'empty'],
  ['/ar/na/login', 'native-app'],
] as const)('2.11: %s has the layout %s', (path, layout) => {
  expect(layoutOf('ar', path)).toBe(layout);
});
