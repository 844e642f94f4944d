const linkForm =
  /^(?:#[\w-]{1,60}|https:\/\/[^\s"'<>\\`]{1,380}|(?![/\\])[^\s"'<>\\`:#]{1,300}(?:#[\w-]{1,60})?)$/u;

/**
 * Whether a link is one that pages may have: a path below the store's prefix, which is right in every language,
 * a place of the page itself (`#new`), or a page elsewhere. No other scheme is one, so that a link runs no
 * script.
 */
export const isLink = (link: string): boolean => linkForm.test(link) && link.isWellFormed();

/** Whether a link leads to a page of the shop's own. */
export const isOwnLink = (link: string): boolean => isLink(link) && !/^(?:#|https:)/.test(link);
