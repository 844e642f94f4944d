import { Link } from 'react-router';
import { lazyPart } from '../../i18n/lazy-part.tsx';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import type { Subcategory } from './loading/load-listing.ts';

/** Loaded on demand, because most shops have category pictures. */
const chips = lazyPart({ part: async () => (await import('./subcategory-chips.lazy.tsx')).SubcategoryChips });

/**
 * Subcategories with their pictures, or as text when none has one; on phones a scrolling row with the next
 * tile partly visible.
 */
export const SubcategoryTiles = ({ subcategories }: { subcategories: readonly Subcategory[] }) => {
  const store = useStoreView();
  const texts = useTexts('listing');
  if (subcategories.length === 0) return null;
  if (subcategories.every(({ image }) => image === null)) {
    return (
      <nav aria-label={texts.subcategories} className="min-w-0">
        <chips.Part subcategories={subcategories} />
      </nav>
    );
  }
  return (
    <nav aria-label={texts.subcategories} className="min-w-0">
      <ul className="shelf -mx-4 auto-cols-[5.75rem] px-4 pb-1 md:mx-0 md:auto-cols-[7.5rem] md:px-0">
        {subcategories.map(({ id, name, lang, urlPath, image }) => (
          <li className="snap-start" key={id}>
            <Link
              className="press group grid justify-items-center gap-2 text-center"
              lang={lang ?? undefined}
              to={paths.entity(store.code, urlPath)}
            >
              <span className="block w-full overflow-hidden rounded-full bg-sunken transition-colors group-hover:bg-accent-soft">
                {image === null ? (
                  <span className="grid aspect-square place-items-center text-ink-soft">
                    <Icon className="size-8" name="grid" />
                  </span>
                ) : (
                  <Photo
                    alt=""
                    className="bg-transparent! bg-none!"
                    path={image}
                    size={100}
                    slot="(min-width: 52rem) 120px, 92px"
                  />
                )}
              </span>
              <bdi className="line-clamp-room-2 text-sm leading-snug font-medium">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
