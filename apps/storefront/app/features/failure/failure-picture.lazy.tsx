import lantern from './pictures/lantern.webp?url';
import missingPiece from './pictures/missing-piece.webp?url';
import suitcase from './pictures/suitcase.webp?url';
import tea from './pictures/tea.webp?url';
import type { FailureKind } from './failure-kind.ts';

const pictures: Readonly<Record<FailureKind, { source: string; hue: number }>> = {
  'not-found': { source: missingPiece, hue: 200 },
  gone: { source: suitcase, hue: 150 },
  offline: { source: lantern, hue: 85 },
  error: { source: tea, hue: 50 },
};

/**
 * The picture for each kind of failure. The pictures come with the app and not from the shop's media, so
 * that they show when nothing else loads.
 */
export const FailurePicture = ({ kind }: { kind: FailureKind }) => {
  const { source, hue } = pictures[kind];
  return (
    <span
      className="tinted grid aspect-square w-52 max-w-full place-items-center rounded-full md:w-64"
      style={{ '--hue': hue } as React.CSSProperties}
    >
      <img alt="" className="size-4/5 object-contain" height={256} src={source} width={256} />
    </span>
  );
};
