export type Ranked = { key: string; name: string; value: number; text: string };

/** Rows that are drawn; the table has all. */
const drawnAtMost = 10;

/** The first rows of a report as bars from the reader's start side on. `name` is what it is for screen readers. */
export const RankChart = ({ rows, name }: { rows: readonly Ranked[]; name: string }) => {
  const drawn = rows.slice(0, drawnAtMost);
  const highest = Math.max(1, ...drawn.map(({ value }) => value));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn is one picture, whose numbers are in the table
    <figure aria-label={name} className="grid gap-2" role="img">
      {drawn.map(({ key, name: row, value, text }) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 text-sm" key={key}>
          <bdi className="truncate">{row}</bdi>
          <span className="text-end whitespace-nowrap">{text}</span>
          <svg
            aria-hidden="true"
            className="col-span-2 h-2 w-full overflow-hidden rounded-full bg-sunken rtl:-scale-x-100"
            preserveAspectRatio="none"
            viewBox="0 0 100 1"
          >
            <rect className="fill-accent" height={1} width={(100 * value) / highest} />
          </svg>
        </div>
      ))}
    </figure>
  );
};
