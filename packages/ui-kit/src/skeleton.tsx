/** Placeholder for content that is loading, visible only after 300 ms. Its size is given by classes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton block max-w-full ${className}`} />
);
