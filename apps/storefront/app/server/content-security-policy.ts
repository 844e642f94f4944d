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

/** Origins that a page may meet besides its own. */
export type ForeignOrigins = {
  /** Whose pages may be shown in a frame. */
  frames?: readonly string[] | undefined;
  /** The tag manager: where its script comes from, and what its tags load and report to. */
  tags?: { origin: string; hosts: readonly string[] } | undefined;
};

/** Hosts that the tags of Google's own Analytics report to, by its guide to such policies. */
const measuringHosts = ['https://*.google-analytics.com', 'https://*.analytics.google.com'];

/** Trusted Types policies: `default` lets scripts in by their address alone, `goog#html` is the tag manager's own. */
const tagPolicies = ['default', 'goog#html'];

/**
 * Returns the policy of a page (DESIGN §6): scripts from this origin and the page's own inline scripts by
 * hash, nothing from other origins except pages of payment in frames and what the owner's tag manager needs, and no
 * string turned into markup except through the listed Trusted Types policies.
 */
export const contentSecurityPolicy = (
  scriptHashes: readonly string[],
  { frames = [], tags }: ForeignOrigins = {},
): string => {
  const ofTags = tags === undefined ? [] : [tags.origin, ...tags.hosts];
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes, ...ofTags].join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...ofTags, ...(tags ? measuringHosts : [])].join(' ')}`,
    ...(tags === undefined ? [] : [`connect-src ${["'self'", ...ofTags, ...measuringHosts].join(' ')}`]),
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(' ')}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${['dijla service-worker slim-catalog', ...(tags ? tagPolicies : [])].join(' ')}`,
  ].join('; ');
};
