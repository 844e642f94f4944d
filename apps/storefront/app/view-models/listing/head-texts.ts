/** What search engines are shown of a page in place of its name and first words. */
export type HeadTexts = { title?: string; description?: string };

type Written = { meta_title?: string | undefined; meta_description?: string | undefined };

/** What the owner wrote for them (wire §7.8), as a member of a page's view; without anything written none, so that it costs no bytes. */
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
