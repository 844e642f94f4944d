import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Photo } from '../../shop/pictures/photo.ts';
import { type BrandLine as Line, otherLanguage } from '../../view-models/brands/brand-view.ts';

/** A brand's name, its other name below, and its product count. The styles are on the list. */
export const BrandLine = ({ brand }: { brand: Line }) => {
  const { code, language } = useStoreView();
  const { name, lang, otherName, key, count, picture } = brand;
  return (
    <a href={paths.brands(code, key)}>
      {picture !== null && (
        <Photo alt="" className="size-11 shrink-0 rounded-inner" path={picture} size={100} slot="2.75rem" />
      )}
      <span>
        <bdi lang={lang ?? undefined}>{name}</bdi>
        {otherName !== null && <bdi lang={otherLanguage(brand, language)}>{otherName}</bdi>}
      </span>
      {count !== null && <small>{count}</small>}
    </a>
  );
};

/** A brand shown as its picture only, where the owner has set it so. */
export const BrandPicture = ({ brand: { name, key, picture } }: { brand: Line & { picture: string } }) => (
  <a href={paths.brands(useStoreView().code, key)}>
    <Photo
      alt={name}
      className="rounded-card"
      path={picture}
      size={300}
      slot="(min-width: 52rem) 14rem, 46vw"
    />
  </a>
);
