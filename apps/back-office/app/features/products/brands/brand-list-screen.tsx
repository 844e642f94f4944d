import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { DeskResult } from '@dijla/contract/desk-client';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDeskLanguage, useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote } from '../../../parts/failure-note.tsx';
import { paths } from '../../../paths.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import { Screen } from '../../../shell/screen.tsx';
import { CatalogLinks } from '../catalog-links.tsx';
import { FoundList, type FoundRow } from '../found-list.tsx';

type Brand = DeskResult<'desk/brands'>['items'][number];

const ShownSheet = lazy(async () => ({ default: (await import('./shown-sheet.tsx')).ShownSheet }));

/** Side of a picture in the list, in CSS pixels, and as it is asked for. */
const [shownSide, askedSide] = [40, 100];

const Picture = ({ image }: { image: string | null }) =>
  image === null ? (
    <span aria-hidden="true" className="size-10 shrink-0 rounded-inner bg-sunken" />
  ) : (
    <img
      alt=""
      className="size-10 shrink-0 rounded-inner bg-sunken object-cover"
      height={shownSide}
      loading="lazy"
      src={`/img/${askedSide}/${askedSide}/resize${encodeURI(image)}`}
      width={shownSide}
    />
  );

/** Opens how shoppers see brands. */
const HowShown = () => {
  const texts = useTexts('brands');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button className={deskButton.quiet} onClick={() => setIsOpen(true)} type="button">
        {texts.shown.title}
      </button>
      {isOpen && (
        <Suspense>
          <ShownSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

const Actions = () => (
  <>
    <HowShown />
    <Link className={deskButton.primary} to={paths.newBrand}>
      {useTexts('brands').add}
    </Link>
  </>
);

/** All brands, found by part of a name in either language, in the order in which shoppers see them. */
export const BrandListScreen = () => {
  const texts = useTexts('brands');
  const { store } = useDeskLanguage();
  const mayArrange = useMay()('catalog.arrange');
  const { data, isError, error, refetch } = useCall('desk/brands');
  const isOrdered = useCall('desk/brand-settings').data?.sort === 'position';
  const rowOf = ({ id, names, code, image, is_featured, position, products }: Brand): FoundRow => {
    const name = names[store.language] ?? Object.values(names)[0] ?? code;
    return {
      id,
      name,
      words: Object.values(names).filter((other) => other !== name),
      to: mayArrange ? paths.brand(id) : null,
      picture: <Picture image={image} />,
      facts: [
        texts.count(products),
        ...(is_featured ? [texts.featured] : []),
        ...(isOrdered ? [texts.placed(position)] : []),
      ],
    };
  };
  const places = new Map(data?.items.map(({ id, position }) => [id, isOrdered ? position : 0]));
  const inOrder = (one: FoundRow, other: FoundRow): number =>
    (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0) ||
    one.name.localeCompare(other.name, store.language);
  return (
    <Screen actions={mayArrange && <Actions />} help={texts.help} title={texts.title}>
      <CatalogLinks />
      {isError && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data === undefined ? (
        !isError && <Skeleton className="h-96 w-full" />
      ) : (
        <FoundList
          find={texts.find}
          label={texts.title}
          nothing={texts.nothing}
          rows={data.items.map(rowOf).toSorted(inOrder)}
        />
      )}
    </Screen>
  );
};
