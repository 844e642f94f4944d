/** Title and description of a page for search engines, used instead of its name and first words. */
export type HeadTexts = { title?: string; description?: string };

type Written = { meta_title?: string | undefined; meta_description?: string | undefined };

/**
 * Returns the owner's texts for search engines (wire §7.8) as a member of a page's view. Without any the
 * member is omitted, so that it takes no bytes.
 */
export const headTexts = ({
  meta_title: title,
  meta_description: description,
}: Written): { head?: HeadTexts } => {
  const head = {
    ...(title?.trim() ? { title: title.trim() } : {}),
    ...(description?.trim() ? { description: description.trim() } : {}),
  };
  return Object.keys(head).length === 0 ? {} : { head };
};
