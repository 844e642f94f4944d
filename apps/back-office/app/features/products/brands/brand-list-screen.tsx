import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import type { DeskResult } from '@dijla/contract/desk-client';
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

/** All brands, found by part of a name in either language. */
export const BrandListScreen = () => {
  const texts = useTexts('brands');
  const { store } = useDeskLanguage();
  const mayArrange = useMay()('catalog.arrange');
  const { data, isError, error, refetch } = useCall('desk/brands');
  const rowOf = ({ id, names, code, image, is_featured, products }: Brand): FoundRow => {
    const name = names[store.language] ?? Object.values(names)[0] ?? code;
    return {
      id,
      name,
      words: Object.values(names).filter((other) => other !== name),
      to: mayArrange ? paths.brand(id) : null,
      picture: <Picture image={image} />,
      facts: [texts.count(products), ...(is_featured ? [texts.featured] : [])],
    };
  };
  const inOrder = (one: FoundRow, other: FoundRow): number =>
    one.name.localeCompare(other.name, store.language);
  return (
    <Screen
      actions={
        mayArrange && (
          <Link className={deskButton.primary} to={paths.newBrand}>
            {texts.add}
          </Link>
        )
      }
      help={texts.help}
      title={texts.title}
    >
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
