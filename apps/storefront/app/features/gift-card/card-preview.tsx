import { useTexts } from '../../i18n/texts.tsx';
import { useShopName } from '../../shop/page/use-shop-name.ts';

/** What is shown of a gift card while it is written. */
export type ShownCard = {
  /** What it is worth, in words; null while no amount that is sold is chosen. */
  amount: string | null;
  /** The occasion, and its place among those offered. */
  design: { name: string; place: number } | null;
  from: string;
  message: string;
};

/** Degrees on the color wheel from the accent to the color of each occasion. */
const turnOf = (place: number): number => (place * 67) % 360;

/** From one color of the occasion to a darker one beside it; browsers that cannot turn colors show the accent. */
const groundOf = (place: number): string => {
  const turn = turnOf(place);
  return `linear-gradient(135deg, oklch(from var(--accent) l c calc(h + ${turn})), oklch(from var(--accent) calc(l - 0.09) c calc(h + ${turn + 45})))`;
};

/** Shows the card with what was written for it so far. */
export const CardPreview = ({ card: { amount, design, from, message } }: { card: ShownCard }) => {
  const texts = useTexts('giftCard');
  const shop = useShopName();
  return (
    <figure aria-label={texts.preview} className="max-w-md">
      <div
        className="relative grid aspect-[1.6] grid-rows-[auto_1fr_auto] gap-2 rounded-sheet bg-accent p-5 text-on-accent shadow-float motion-safe:transition-[background-image]"
        style={{ backgroundImage: groundOf(design?.place ?? 0) }}
      >
        <svg
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-2/5 w-full rounded-b-sheet opacity-15"
          fill="none"
          preserveAspectRatio="none"
          stroke="currentColor"
          strokeWidth="2"
          viewBox="0 0 200 50"
        >
          <path d="M-10 14q20-12 40 0t40 0 40 0 40 0 40 0 40 0M-10 28q20-12 40 0t40 0 40 0 40 0 40 0 40 0M-10 42q20-12 40 0t40 0 40 0 40 0 40 0 40 0" />
        </svg>
        <div className="flex items-start justify-between gap-3">
          <strong className="text-xl">{shop}</strong>
          {design !== null && <bdi className="font-medium">{design.name}</bdi>}
        </div>
        <p className="line-clamp-3 self-center text-lg whitespace-pre-line" dir="auto">
          {message}
        </p>
        <div className="relative flex flex-wrap items-end justify-between gap-x-3">
          <bdi className="min-w-0 truncate">{from !== '' && texts.fromName(from)}</bdi>
          <strong className="min-w-0 text-2xl wrap-anywhere">{amount}</strong>
        </div>
      </div>
    </figure>
  );
};
