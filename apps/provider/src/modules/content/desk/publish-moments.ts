/** When what is saved is published: at once, at an instant that is still to come, or not yet. */
export const moments = (
  publish: string,
  now: number,
): { publishAt: Date | null; publishedAt: Date | null } => {
  if (publish === 'draft') return { publishAt: null, publishedAt: null };
  const at = publish === 'now' ? now : Date.parse(publish);
  return at <= now
    ? { publishAt: null, publishedAt: new Date(now) }
    : { publishAt: new Date(at), publishedAt: null };
};

/** Names the act of saving for the audit. */
export const actOf = (
  publishedAt: Date | null,
  publishAt: Date | null,
): 'published' | 'scheduled' | 'saved' =>
  publishedAt !== null ? 'published' : publishAt !== null ? 'scheduled' : 'saved';
