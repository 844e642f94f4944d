const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The room of a page that is still coming, in the shape most pages have. */
export const PageSkeleton = () => (
  <div aria-busy="true" className="frame grid gap-6 py-6">
    <div className="skeleton h-8 w-48" />
    <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {cells.map((cell) => (
        <div className="grid gap-2" key={cell}>
          <div className="skeleton aspect-square rounded-card" />
          <div className="skeleton h-5 w-24" />
          <div className="skeleton h-4 w-36" />
        </div>
      ))}
    </div>
  </div>
);
