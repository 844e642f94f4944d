import type { ComponentProps } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { useFrame } from '../../../shop/page/frame-context.ts';
import { PopoverHead } from '@dijla/ui-kit/overlays/popover-head.tsx';
import { hueOf } from '../../../view-models/product/hue-of.ts';
import { categoryMenuId } from './category-menu-id.ts';
import { MenuLink } from './menu-link.lazy.tsx';
import { Department } from './department.lazy.tsx';
import { useMenuPopover } from './use-menu-popover.lazy.ts';
import { useWholeMenu } from './use-whole-menu.lazy.ts';

type TopEntryProps = Omit<ComponentProps<typeof Department>, 'hue'> & { place: number };

/** A department, or a link that the owner added, whose id is below zero. */
const TopEntry = ({ place, node, ...rest }: TopEntryProps) => {
  const { code } = useStoreView();
  return node.id < 0 ? (
    <li>
      <MenuLink icon="forward" lang={node.lang} name={node.name} to={paths.entity(code, node.urlPath)} />
    </li>
  ) : (
    <Department {...rest} hue={hueOf(place)} node={node} />
  );
};

/**
 * The category menu: departments along the start edge, the content of the chosen one beside them; a bottom
 * sheet on phones, below the header on wide screens. It is a native popover of native disclosures, so it
 * opens and its links work without scripts; pictures and the third level load when it opens.
 */
export const CategoryMenu = () => {
  const texts = useTexts('shell');
  const { allBrands } = useTexts('frame');
  const { code } = useStoreView();
  const { menu: all, topMenu = all } = useFrame();
  const { whole, bring } = useWholeMenu();
  const { menu, handlers } = useMenuPopover(bring);
  const first = Math.max(
    topMenu.findIndex(({ children }) => children.length > 0),
    0,
  );
  return (
    <nav
      aria-label={texts.allCategories}
      className="sheet-bottom-motion fixed inset-x-0 top-auto bottom-0 m-0 h-[88dvh] w-full max-w-none flex-col overflow-clip rounded-t-sheet bg-surface text-ink shadow-float open:flex md:top-(--header) md:bottom-auto md:mx-auto md:h-[min(45rem,calc(100dvh-var(--header)-2rem))] md:max-w-[81rem] md:rounded-b-sheet md:rounded-t-none"
      id={categoryMenuId}
      popover="auto"
      ref={menu}
      {...handlers}
    >
      <div className="flex items-center justify-between ps-5 pe-2 pt-2 md:hidden">
        <PopoverHead closeLabel={texts.close} popoverId={categoryMenuId} title={texts.allCategories} />
      </div>
      <div className="relative flex min-h-0 flex-1">
        <ul className="w-26 overflow-y-auto max-xs:w-full overscroll-contain bg-sunken pb-[env(safe-area-inset-bottom)] md:w-72 md:p-2">
          {topMenu.map((node, place) => (
            <TopEntry isOpen={place === first} key={node.id} node={node} place={place} whole={whole} />
          ))}
          <li>
            <MenuLink icon="star" name={allBrands} to={paths.brands(code)} />
          </li>
        </ul>
      </div>
    </nav>
  );
};
