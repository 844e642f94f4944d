import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';

const marks = { nonce: 'n1', ownScripts: [] };
const alertHash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";

describe('inlineScriptHashes', () => {
  it.each([
    ['a script the renderer marked', '<script nonce="n1">alert(1)</script>', [alertHash]],
    ['a marked module', '<script nonce="n1" type="module" async="">alert(1)</script>', [alertHash]],
    [
      'the same script twice',
      '<script nonce="n1">alert(1)</script><script nonce="n1">alert(1)</script>',
      [alertHash],
    ],
    ['a script from a file', '<script nonce="n1" src="/assets/a.js"></script>', []],
    ['a script nobody marked', '<script>alert(1)</script>', []],
    ['a script that guesses a nonce', '<script nonce="n2">alert(1)</script>', []],
    ['a data block', '<script type="application/ld+json">{"a":1}</script>', []],
  ])('of %s', (_, html, hashes) => {
    expect(inlineScriptHashes(html, marks)).toEqual(hashes);
  });

  it('always holds the fixed scripts of the layout', () => {
    expect(inlineScriptHashes('<p></p>', { nonce: 'n1', ownScripts: ['alert(1)'] })).toEqual([alertHash]);
  });
});

describe('contentSecurityPolicy', () => {
  it('never allows inline scripts or evaluation in general', () => {
    const scripts = contentSecurityPolicy([alertHash])
      .split('; ')
      .find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${alertHash}`);
  });

  it('lets nothing be framed but what is named', () => {
    const framed = (frames?: string[]) => contentSecurityPolicy([], { frames }).match(/frame-src [^;]*/)?.[0];
    expect([framed(), framed(['https://pay.example'])]).toEqual([undefined, 'frame-src https://pay.example']);
  });

  it('is what it always was without a tag manager', () => {
    expect(contentSecurityPolicy([alertHash])).toBe(
      [
        "default-src 'self'",
        `script-src 'self' ${alertHash}`,
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dijla service-worker slim-catalog',
      ].join('; '),
    );
  });

  it('opens for the tag manager, the hosts of its tags and where they report to, and for nothing else', () => {
    const tags = { origin: 'https://tags.example', hosts: ['https://pixel.example'] };
    const directives = contentSecurityPolicy([alertHash], { tags }).split('; ');
    const usual = contentSecurityPolicy([alertHash]).split('; ');
    expect(directives.filter((part) => !usual.includes(part))).toEqual([
      `script-src 'self' ${alertHash} https://tags.example https://pixel.example`,
      "img-src 'self' data: blob: https://tags.example https://pixel.example https://*.google-analytics.com https://*.analytics.google.com",
      "connect-src 'self' https://tags.example https://pixel.example https://*.google-analytics.com https://*.analytics.google.com",
      'trusted-types dijla service-worker slim-catalog default goog#html',
    ]);
  });
});
