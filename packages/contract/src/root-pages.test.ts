import { describe, expect, it } from 'vitest';
import { contentPath } from './entities.ts';

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
