import { grouped } from '@dijla/messages/plural';
import { dayText } from '../../parts/time/day-text.ts';
import { chartLines, chartTop } from './chart-scale.ts';

export type Point = { key: string; value: number };

/** Days up to which each has a bar; more are a line. */
const barsAtMost = 62;
const width = 1000;
const height = 100;

const Bars = ({ points, top }: { points: readonly Point[]; top: number }) => {
  const each = width / points.length;
  return points.map(({ key, value }, place) => (
    <rect
      className="fill-accent"
      height={(height * value) / top}
      key={key}
      width={each * 0.7}
      x={(place + 0.15) * each}
      y={height - (height * value) / top}
    />
  ));
};

const Line = ({ points, top }: { points: readonly Point[]; top: number }) => {
  const at = points.map(
    ({ value }, place) => `${(width * place) / (points.length - 1)},${height - (height * value) / top}`,
  );
  return (
    <>
      <polygon className="fill-accent-soft" points={`0,${height} ${at.join(' ')} ${width},${height}`} />
      <polyline
        className="fill-none stroke-accent"
        points={at.join(' ')}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
    </>
  );
};

const frame = 'grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-ink-soft';

/**
 * Values of days in their order, from the reader's start side on: in Arabic from right to left. `name` is what it
 * is for screen readers, which have the table.
 */
export const DayChart = ({ points, name }: { points: readonly Point[]; name: string }) => {
  const top = chartTop(Math.max(0, ...points.map(({ value }) => value)));
  const named = [points[0], points[Math.floor((points.length - 1) / 2)], points.at(-1)];
  const days = points.length < 3 ? points.map(({ key }) => key) : named.map((point) => point?.key ?? '');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- what is drawn is one picture, whose numbers are in the table
    <figure aria-label={name} className={frame} role="img">
      <div className="flex h-44 flex-col justify-between text-end">
        {chartLines(top).map((line) => (
          <bdi className="-my-2 leading-4" dir="ltr" key={line}>
            {grouped(line)}
          </bdi>
        ))}
      </div>
      <div className="relative h-44">
        <div aria-hidden="true" className="absolute inset-0 flex flex-col justify-between">
          {chartLines(top).map((line) => (
            <span className="border-t border-line" key={line} />
          ))}
        </div>
        <svg
          aria-hidden="true"
          className="absolute inset-0 size-full rtl:-scale-x-100"
          preserveAspectRatio="none"
          viewBox={`0 0 ${width} ${height}`}
        >
          {points.length > barsAtMost ? (
            <Line points={points} top={top} />
          ) : (
            <Bars points={points} top={top} />
          )}
        </svg>
      </div>
      <div className="col-start-2 flex justify-between pt-1.5">
        {days.map((day) => (
          <span key={day}>{dayText(day)}</span>
        ))}
      </div>
    </figure>
  );
};
