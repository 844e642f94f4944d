import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Photo } from '../../ui/photo.tsx';
import type { BrandTile } from '../../view-models/brand-view.ts';

const Count = ({ count }: { count: number }) => (
  <>
    <span className="sr-only">{useTexts('catalogue').productCount(count)}</span>
    <bdi aria-hidden="true" className="text-sm text-ink-soft tabular-nums">
      {count}
    </bdi>
  </>
);

/** A brand as a line: its name, under it what else it is called, and how many products it has. */
export const BrandLine = ({ brand: { name, lang, otherName, otherLang, key, count, picture } }: { brand: BrandTile }) => (
  <Link className="press flex min-h-15 items-center gap-3 rounded-card px-3 py-2 hover:bg-sunken active:bg-sunken" to={paths.brands(useStoreView().code, key)}>
    {picture !== null && (
      <span className="size-11 shrink-0 overflow-hidden rounded-inner">
        <Photo alt="" path={picture} size={100} slot="2.75rem" />
      </span>
    )}
    <span className="grid min-w-0 flex-1 leading-snug">
      <span className="font-medium wrap-anywhere">
        <bdi lang={lang ?? undefined}>{name}</bdi>
      </span>
      {otherName !== null && (
        <span className="text-sm text-ink-soft wrap-anywhere">
          <bdi lang={otherLang}>{otherName}</bdi>
        </span>
      )}
    </span>
    {count !== null && <Count count={count} />}
  </Link>
);

/** A brand by its picture alone, where the owner wants it so. */
export const BrandPicture = ({ brand: { name, key, picture } }: { brand: BrandTile & { picture: string } }) => (
  <Link className="press block overflow-hidden rounded-card" to={paths.brands(useStoreView().code, key)}>
    <Photo alt={name} path={picture} size={300} slot="(min-width: 52rem) 14rem, 46vw" />
  </Link>
);
