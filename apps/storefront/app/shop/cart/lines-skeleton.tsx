/** Placeholder of the cart's lines until the device has been read. */
export const LinesSkeleton = () => (
  <ul aria-busy="true" className="divide-y divide-line noscript:hidden">
    {['a', 'b'].map((line) => (
      <li className="flex gap-4 py-4 md:gap-5" key={line}>
        <span className="skeleton aspect-square w-[min(5.5rem,26%)] self-start rounded-card" />
        <span className="grid flex-1 content-start gap-3">
          <span className="skeleton h-5 w-3/5" />
          <span className="skeleton h-4 w-2/5" />
          <span className="skeleton h-11 w-32" />
        </span>
      </li>
    ))}
  </ul>
);
