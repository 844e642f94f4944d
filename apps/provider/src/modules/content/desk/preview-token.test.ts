import { describe, expect, it } from 'vitest';
import { type Preview, previewOf, previewToken } from './preview-token.ts';

const preview: Preview = { entity: 'blog_post', id: 1001, number: 3, expiresAt: 2000 };
const token = previewToken(preview, 'secret');
const read = (given: string, now = 1000, secret = 'secret') => previewOf(given, { secret, now });

describe('previewToken', () => {
  it('lets its version be seen until it ends', () => {
    expect(read(token)).toEqual(preview);
    expect(read(token, 1999)).toEqual(preview);
    expect(read(token, 2000)).toBeUndefined();
  });

  it.each([
    ['another record', token.replace('1001', '1002')],
    ['another kind', token.replace('blog_post', 'cms_page')],
    ['another version', token.replace('.3.', '.4.')],
    ['a later end', token.replace('.2000.', '.9000.')],
    ['no signature', token.replace(/[^.]+$/, '')],
    ['nothing', ''],
    ['a long text', 'x'.repeat(10_000)],
  ])('lets nobody see %s', (_, given) => {
    expect(read(given)).toBeUndefined();
  });

  it('is of one shop', () => {
    expect(read(token, 1000, 'another')).toBeUndefined();
  });
});
