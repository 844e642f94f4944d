import { shown } from './figures.ts';

/**
 * A measured target: `atMost` is the limit in the unit given in the name, or null when there is none. `seen`
 * is a number, Infinity for a response that never came, or the reason why there is no value.
 */
export type AskedFigure = { name: string; atMost: number | null; seen: number | string };

type Standing = 'yes' | 'MISSED' | 'not measured' | '';

const standingOf = ({ atMost, seen }: AskedFigure): Standing => {
  if (atMost === null) return '';
  if (typeof seen === 'string' || Number.isNaN(seen)) return 'not measured';
  return seen <= atMost ? 'yes' : 'MISSED';
};

const seenText = (seen: number | string): string => {
  if (typeof seen === 'string') return seen;
  if (Number.isNaN(seen)) return 'unknown';
  return seen === Infinity ? 'not in time' : shown(seen);
};

/** Returns table rows with the limit, the measured value and whether it is met, headings first. */
export const figureRows = (figures: readonly AskedFigure[]): string[][] => [
  ['figure', 'asked', 'seen', 'ok'],
  ...figures.map((figure) => [
    figure.name,
    figure.atMost === null ? '' : `≤ ${shown(figure.atMost)}`,
    seenText(figure.seen),
    standingOf(figure),
  ]),
];

/** Returns a sentence that states which targets are missed. */
export const verdictOn = (figures: readonly AskedFigure[]): string => {
  const namesOf = (standing: Standing) =>
    figures.filter((figure) => standingOf(figure) === standing).map(({ name }) => name);
  const [missed, unmeasured] = [namesOf('MISSED'), namesOf('not measured')];
  const lines = [
    missed.length === 0
      ? 'Nothing that was measured is missed.'
      : `MISSED, ${missed.length} of ${figures.filter(({ atMost }) => atMost !== null).length}: ${missed.join('; ')}.`,
    ...(unmeasured.length === 0 ? [] : [`Not measured: ${unmeasured.join('; ')}.`]),
  ];
  return lines.join(' ');
};
