import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { paths } from '../../../paths.ts';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';
import { CategoryPicture } from './category-picture.lazy.tsx';

export type SubcategoryEntryProps = {
  node: MenuNode;
  whole: MenuNode | undefined;
  /** Whether space is reserved for a picture, even if this category has none. */ isPictured: boolean;
};

/** A category with its picture and its subcategories below; both load with the whole menu. */
export const SubcategoryEntry = ({ node, whole, isPictured }: SubcategoryEntryProps) => {
  const { code } = useStoreView();
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] content-start items-center md:items-start ${isPictured ? 'gap-x-3 md:gap-x-4' : 'px-2'}`}
    >
      <Link
        className="press col-span-2 grid min-h-14 grid-cols-subgrid items-center rounded-card py-1 font-medium hover:text-accent-ink md:min-h-0 md:py-0 md:font-semibold"
        lang={node.lang ?? undefined}
        to={paths.entity(code, node.urlPath)}
      >
        {isPictured && (
          <CategoryPicture className="size-12 rounded-card md:size-16" path={whole?.image ?? null} />
        )}
        <bdi className="col-start-2 min-w-0 leading-snug [overflow-wrap:anywhere]">{node.name}</bdi>
      </Link>
      {whole !== undefined && whole.children.length > 0 && (
        <ul
          className={`col-start-2 flex flex-wrap gap-x-4 pb-2 md:grid md:pb-0 ${isPictured ? 'md:-mt-3' : ''}`}
        >
          {whole.children.map((child) => (
            <li key={child.id}>
              <Link
                className="press inline-flex min-h-11 items-center text-sm leading-snug text-ink-soft hover:text-accent-ink hover:underline md:min-h-8"
                lang={child.lang ?? undefined}
                to={paths.entity(code, child.urlPath)}
              >
                <bdi>{child.name}</bdi>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
