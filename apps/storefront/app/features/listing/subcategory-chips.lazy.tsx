import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { LinkChip } from '@dijla/ui-kit/chip.tsx';
import type { Subcategory } from './loading/load-listing.ts';

/** Subcategories as text links. */
export const SubcategoryChips = ({ subcategories }: { subcategories: readonly Subcategory[] }) => {
  const { code } = useStoreView();
  return (
    <ul className="shelf -mx-4 auto-cols-max gap-2 px-4 py-0.5 md:mx-0 md:flex md:flex-wrap md:px-0">
      {subcategories.map(({ id, name, lang, urlPath }) => (
        <li className="snap-start" key={id}>
          <LinkChip lang={lang ?? undefined} to={paths.entity(code, urlPath)}>
            <bdi>{name}</bdi>
          </LinkChip>
        </li>
      ))}
    </ul>
  );
};
