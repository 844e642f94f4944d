import { describe, expect, it } from 'vitest';
import { headTexts } from './head-texts.ts';

describe('headTexts', () => {
  it.each([
    [
      { meta_title: 'Kettles', meta_description: 'All kettles' },
      { head: { title: 'Kettles', description: 'All kettles' } },
    ],
    [{ meta_title: ' Kettles ', meta_description: '' }, { head: { title: 'Kettles' } }],
    [{ meta_title: ' ', meta_description: 'All kettles' }, { head: { description: 'All kettles' } }],
    [{ meta_title: '', meta_description: '' }, {}],
    [{}, {}],
  ])('takes %j as %j', (written, expected) => {
    expect(headTexts(written)).toEqual(expected);
  });
});
