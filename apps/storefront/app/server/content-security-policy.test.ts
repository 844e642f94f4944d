import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

describe('inlineScriptHashes', () => {
  it.each([
    ['a plain inline script', '<script>alert(1)</script>', ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
    ['a module', '<script type="module">alert(1)</script>', ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
    ['the same script twice', '<script>alert(1)</script><script>alert(1)</script>', ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
    ['a script from a file', '<script src="/assets/a.js"></script>', []],
    ['a data block', '<script type="application/ld+json">{"a":1}</script>', []],
    ['no script', '<p>hello</p>', []],
  ])('of %s', (_, html, hashes) => {
    expect(inlineScriptHashes(html)).toEqual(hashes);
  });
});

describe('contentSecurityPolicy', () => {
  it('never allows inline scripts or evaluation in general', () => {
    const scripts = contentSecurityPolicy('<script>alert(1)</script>').split('; ').find((part) => part.startsWith('script-src')) ?? '';
    expect(scripts).toBe("script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });
});
