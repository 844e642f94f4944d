import type { ShownScene } from '@dijla/contract/client';
import { describe, expect, it } from 'vitest';
import { focusShares, sceneView, storyViews } from './scene-view.ts';

const scene: ShownScene = {
  picture: '/tea.webp',
  focus: '30% 62.5%',
  alt: 'Tea',
  title: 'An evening',
  lang: null,
  action: { href: '/en/tea', text: 'See it' },
};

describe('a scene', () => {
  it('keeps what matters in its picture, as a story too', () => {
    expect(sceneView(scene).picture).toEqual({ path: '/tea.webp', alt: 'Tea', focus: '30% 62.5%' });
    expect(storyViews([scene, { ...scene, action: null }]).map(({ picture }) => picture.focus)).toEqual([
      '30% 62.5%',
    ]);
  });
});

describe('focusShares', () => {
  it.each([
    ['30% 62.5%', { x: 0.3, y: 0.625 }],
    ['0% 100%', { x: 0, y: 1 }],
    ['center', null],
    ['30%', null],
    ['', null],
  ])('of %j', (focus, shares) => expect(focusShares(focus)).toEqual(shares));
});
