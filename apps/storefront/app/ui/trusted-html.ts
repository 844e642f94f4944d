type Policy = { createHTML: (html: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: Policy) => Policy };

let policy: Policy | undefined;

/** The one policy the pages' security allows: what goes through it was sanitised when it was written. */
const policyOf = (): Policy => {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes
    ? trustedTypes.createPolicy('dijla', { createHTML: (html) => html })
    : { createHTML: (html) => html };
  return policy;
};

/** HTML of the shop's own pages of text, in the form the browser takes; on the server, where nothing is parsed, the text itself. */
export const trustedHtml = (html: string): { __html: string } => ({ __html: policyOf().createHTML(html) });
