import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;
const dataType = /\stype="(?!module"|text\/javascript")[^"]*"/;

/** Hashes of the scripts that stand in the page itself; data blocks such as JSON-LD never run and need none. */
export const inlineScriptHashes = (html: string): string[] => {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (/\ssrc=/.test(attributes) || dataType.test(attributes) || code === '') continue;
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  }
  return [...hashes];
};

/**
 * The policy of a page (DESIGN §6): own scripts and the page's own inline ones by hash, nothing from elsewhere,
 * no string turned into markup except through the one Trusted Types policy.
 */
export const contentSecurityPolicy = (html: string): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScriptHashes(html)].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dijla service-worker',
  ].join('; ');
