import { useStoreView } from '../../i18n/store-context.ts';
import { Breadcrumbs, type Crumb } from '../../shop/page/breadcrumbs.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import { type BrandHead, otherLanguage } from '../../view-models/brands/brand-view.ts';

/** The brand's picture, names and description. */
export const BrandHeader = ({ brand, trail }: { brand: BrandHead; trail: readonly Crumb[] }) => {
  const { language } = useStoreView();
  const { name, lang, otherName, picture, description } = brand;
  return (
    <div className="frame grid grid-cols-1 gap-3 pt-1 md:gap-4 md:pt-3">
      <Breadcrumbs here={name} trail={trail} />
      <div className="-mt-2 flex items-center gap-4 md:gap-6">
        {picture !== null && (
          <span className="w-20 shrink-0 overflow-hidden rounded-card md:w-28">
            <Photo alt="" isMain path={picture} size={300} slot="(min-width: 52rem) 7rem, 5rem" />
          </span>
        )}
        <div className="grid min-w-0 gap-1">
          <h1 className="flex flex-wrap items-baseline gap-x-3 text-3xl wrap-anywhere md:text-4xl">
            <bdi lang={lang ?? undefined}>{name}</bdi>
            {otherName !== null && (
              <bdi
                className="text-xl font-medium text-ink-soft md:text-2xl"
                lang={otherLanguage(brand, language)}
              >
                {otherName}
              </bdi>
            )}
          </h1>
          {description !== '' && <p className="max-w-prose text-ink-soft">{description}</p>}
        </div>
      </div>
    </div>
  );
};
