import { createHash } from 'node:crypto';

const inlineScript = /<script(?<attributes>(?:\s[^>]*)?)>(?<code>[\s\S]*?)<\/script>/g;

const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/**
 * Returns the hashes of the page's own inline scripts: those that the renderer marked with this render's
 * nonce, and the fixed ones of the layout. Injected markup does not know the nonce, so it gets no hash and
 * does not run.
 */
export const inlineScriptHashes = (
  html: string,
  { nonce, ownScripts }: { nonce: string; ownScripts: readonly string[] },
): string[] => {
  const hashes = new Set(ownScripts.map(hashOf));
  for (const { groups } of html.matchAll(inlineScript)) {
    const { attributes = '', code = '' } = groups ?? {};
    if (code !== '' && attributes.includes(` nonce="${nonce}"`)) hashes.add(hashOf(code));
  }
  return [...hashes];
};

/**
 * Returns the policy of a page (DESIGN §6): scripts from this origin and the page's own inline scripts by
 * hash, nothing from other origins except pages of payment in frames, and no string turned into markup except through the listed Trusted Types
 * policies.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  frames: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dijla service-worker slim-catalog',
  ].join('; ');
