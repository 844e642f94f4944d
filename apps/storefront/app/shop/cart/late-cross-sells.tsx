import { useRef } from 'react';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useIsNear } from '@dijla/ui-kit/hooks/use-is-near.ts';
import { textsIn } from '../../i18n/texts-in.ts';

const crossSells = lazyPart({
  part: async () => (await import('./cross-sells.lazy.tsx')).CrossSells,
  placeholder: () => <div aria-busy />,
  texts: textsIn('catalogue', 'product/carousel'),
});

/** Pixels below the viewport at which the row is fetched. */
const ahead = 300;

/** Products that go with a cart of these skus, fetched when the row comes near the viewport. */
export const LateCrossSells = ({ skus }: { skus: readonly string[] }) => {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, ahead);
  return <div ref={place}>{isNear && <crossSells.Part skus={skus} />}</div>;
};
