import { useTexts } from '../../../i18n/texts.tsx';
import type { BranchView } from './branch-view.ts';
import { mapPaths, mapSide, type Pin, pinsOf } from './map-of-iraq.ts';

/** A drop whose tip stands at the place, in pixels. */
const drop = 'M0 0C-3-7-13-11-13-21A13 13 0 1 1 13-21C13-11 3-7 0 0Z';

type PinProps = { branch: BranchView; number: number; pin: Pin };

const PinLink = ({ branch: { identifier, name }, number, pin }: PinProps) => (
  <a
    aria-label={`${number}. ${name}`}
    className="text-accent target:text-ink hover:text-accent-press"
    href={`#branch-${identifier}`}
    id={`pin-${identifier}`}
  >
    <title>{name}</title>
    <svg overflow="visible" x={`${pin.x.toFixed(2)}%`} y={`${pin.y.toFixed(2)}%`}>
      <g transform={`translate(${pin.shift} 0)`}>
        <circle cy="-18" fill="transparent" r="22" />
        <path className="fill-current stroke-raised" d={drop} strokeWidth="2" />
        <text className="fill-on-accent text-sm font-semibold" textAnchor="middle" y="-16">
          {number}
        </text>
      </g>
    </svg>
  </a>
);

/**
 * The country with a numbered pin for each branch, which leads to it in the list. It is drawn here and loads
 * nothing. What scales is the drawing alone: pins stand at percentages of it, as large on every screen.
 */
export const BranchMap = ({ branches }: { branches: readonly BranchView[] }) => {
  const texts = useTexts('branches');
  const pins = pinsOf(branches.map(({ position }) => position));
  const placed: PinProps[] = branches.flatMap((branch, index) => {
    const pin = pins[index] ?? null;
    return pin === null ? [] : [{ branch, number: index + 1, pin }];
  });
  if (placed.length === 0) return null;
  return (
    // East is on the right in every language.
    <div
      className="relative aspect-5/3 w-full rounded-card bg-sunken lg:sticky lg:top-32 lg:aspect-square"
      dir="ltr"
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing whose pins are links */}
      <svg aria-label={texts.map} className="absolute inset-0 m-auto aspect-square h-full" role="group">
        <svg aria-hidden="true" height="100%" viewBox={`0 0 ${mapSide} ${mapSide}`} width="100%">
          <path className="fill-raised stroke-line" d={mapPaths.land} strokeWidth="1.5" />
          <path
            className="fill-none stroke-accent opacity-40"
            d={mapPaths.rivers}
            strokeLinecap="round"
            strokeWidth="2"
          />
        </svg>
        {/* The southernmost stands before the others, as it would on a wall. */}
        {placed
          .toSorted((a, b) => a.pin.y - b.pin.y)
          .map((each) => (
            <PinLink key={each.branch.identifier} {...each} />
          ))}
      </svg>
    </div>
  );
};
