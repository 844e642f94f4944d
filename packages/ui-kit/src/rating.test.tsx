import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Rating } from './rating.tsx';

describe('Rating', () => {
  it.each([
    [0, 5, '0%'],
    [4.5, 5, '90%'],
    [5, 5, '100%'],
    [7, 5, '100%'],
    [-1, 5, '0%'],
    [3, 4, '75%'],
  ])('lights %f of %i stars as far as %s', (value, most, lit) => {
    expect(renderToStaticMarkup(<Rating label="" most={most} value={value} />)).toContain(`--lit:${lit}"`);
  });

  it('says in words what the stars show, and the stars say nothing', () => {
    const markup = renderToStaticMarkup(<Rating label="4.5 من 5 نجوم" value={4.5} />);
    expect([
      markup.includes('<span class="sr-only">4.5 من 5 نجوم</span>'),
      markup.includes('aria-hidden="true" class="stars"'),
    ]).toEqual([true, true]);
  });
});
