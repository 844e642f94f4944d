/** The room of a cart that is being read from the device. */
export const LinesSkeleton = () => (
  <ul aria-busy="true" className="divide-y divide-line">
    {['a', 'b'].map((line) => (
      <li className="grid grid-cols-[5.5rem_1fr] gap-4 py-4" key={line}>
        <span className="skeleton aspect-square rounded-card" />
        <span className="grid content-start gap-3">
          <span className="skeleton h-5 w-3/5" />
          <span className="skeleton h-4 w-2/5" />
          <span className="skeleton h-11 w-32" />
        </span>
      </li>
    ))}
  </ul>
);
