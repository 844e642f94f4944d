/**
 * The policy of every page of the desk (DESIGN §6): scripts, styles, fonts and calls of this host alone,
 * nothing inline, no string turned into markup, and no frame around it; in frames it shows the shop's pages, at `shop`. One policy names the desk's own
 * worker; two let texts of the shop and what is pasted be parsed, in documents that run and load nothing.
 */
export const deskPolicy = (shop: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${shop}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types desk-worker desk-text ProseMirrorClipboard',
  ].join('; ');
