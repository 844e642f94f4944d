/** The room of what is coming, shown once the wait is felt (300 ms). The size comes as classes. */
export const Skeleton = ({ className }: { className: string }) => (
  <span aria-hidden="true" className={`skeleton block max-w-full ${className}`} />
);
