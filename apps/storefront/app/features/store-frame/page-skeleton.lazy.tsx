import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';

export type PageShape = 'home' | 'listing' | 'product' | 'cart' | 'text';

const cells = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const Cards = () => (
  <div className="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-cols-4 md:gap-x-4">
    {cells.map((cell) => (
      <div className="grid grid-cols-1 gap-2" key={cell}>
        <Skeleton className="aspect-square rounded-card" />
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    ))}
  </div>
);

const Lines = ({ widths }: { widths: readonly string[] }) =>
  widths.map((width) => <Skeleton className={`h-5 ${width}`} key={width} />);

const shapes: Readonly<Record<PageShape, React.ReactNode>> = {
  home: (
    <>
      <Skeleton className="aspect-[4/5] rounded-sheet md:aspect-[3/1]" />
      <Cards />
    </>
  ),
  listing: (
    <>
      <Skeleton className="h-9 w-48" />
      <div className="flex flex-wrap gap-2">
        {['w-24', 'w-28', 'w-20'].map((width) => (
          <Skeleton className={`h-11 rounded-full ${width}`} key={width} />
        ))}
      </div>
      <Cards />
    </>
  ),
  product: (
    <div className="grid gap-6 md:grid-cols-2 md:gap-12">
      <Skeleton className="aspect-square rounded-sheet" />
      <div className="grid content-start gap-4">
        <Skeleton className="h-8 w-3/4" />
        <Skeleton className="h-9 w-36" />
        <Lines widths={['w-full', 'w-5/6', 'w-2/3']} />
        <Skeleton className="h-12 w-full rounded-card" />
      </div>
    </div>
  ),
  cart: (
    <div className="grid gap-8 md:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-5">
        <Skeleton className="h-9 w-32" />
        {cells.slice(0, 3).map((cell) => (
          <div className="flex gap-4" key={cell}>
            <Skeleton className="size-24 rounded-card" />
            <div className="grid flex-1 content-start gap-3 pt-1">
              <Lines widths={['w-3/4', 'w-24']} />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-64 rounded-sheet" />
    </div>
  ),
  text: (
    <div className="grid max-w-prose gap-4">
      <Skeleton className="h-9 w-56" />
      <Lines widths={['w-full', 'w-11/12', 'w-5/6', 'w-4/5', 'w-2/3']} />
    </div>
  ),
};

/** Placeholder of a page that is loading, in the shape of its content. */
export const PageSkeleton = ({ shape }: { shape: PageShape }) => (
  <div aria-busy="true" className="frame grid min-h-dvh grid-cols-1 content-start gap-6 py-6">
    {shapes[shape]}
  </div>
);
