import { describe, expect, it } from 'vitest';
import { contentKindAt, contentPath, isWrittenKind } from './entities.ts';

describe('contentPath', () => {
  it.each([
    ['cms_page', 'about-us', 'about-us'],
    ['cms_page', 'terms', 'i/terms'],
    ['cms_page', 'constructor', 'i/constructor'],
    ['blog_post', 'about-us', 'blog/about-us'],
    ['vendor', 'basra-palms', 'vendor/basra-palms'],
    ['landing_page', 'new-home', 'new-home'],
  ] as const)('puts the %s %s at %s', (entity, identifier, path) => {
    expect(contentPath(entity, identifier)).toBe(path);
  });
});

describe('contentKindAt', () => {
  it.each([
    ['i/terms', 'cms_page'],
    ['blog/about-us', 'blog_post'],
    ['vendor/basra-palms', 'vendor'],
    ['blog', undefined],
    ['about-us', undefined],
    ['tea/i/terms', undefined],
  ])('finds at %s the kind %s', (path, kind) => expect(contentKindAt(path)).toBe(kind));
});

describe('isWrittenKind', () => {
  it.each([
    ['blog_post', true],
    ['cms_block', true],
    ['vendor', false],
    ['product', false],
    ['constructor', false],
  ])('says of %s: %s', (name, isWritten) => expect(isWrittenKind(name)).toBe(isWritten));
});
