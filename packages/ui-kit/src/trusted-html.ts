type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/**
 * Returns the Trusted Types policy that the pages' content security policy allows. HTML passed to it was
 * already sanitized when it was saved.
 */
const policyOf = (): Policy => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy('dijla', { createHTML: (html) => html })
    : { createHTML: (html) => html };
  return policy;
};

/**
 * Wraps the HTML of the shop's text pages for React: as trusted HTML in the browser, as plain text on the
 * server, where nothing is parsed.
 */
export const trustedHtml = (html: string): { __html: string } => ({ __html: policyOf().createHTML(html) });
