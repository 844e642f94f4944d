import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { useFrame } from '../../shop/frame-context.ts';
import { iconButtonStyle } from '../../ui/button-style.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MenuNode } from '../../view-models/menu-view.ts';

export const categorySheetId = 'category-sheet';

const CategoryGroup = ({ node }: { node: MenuNode }) => {
  const store = useStoreView();
  return (
    <li className="break-inside-avoid pb-4">
      <Link className="press flex min-h-11 items-center text-lg font-semibold hover:text-accent-ink" lang={node.lang ?? undefined} to={paths.entity(store.code, node.urlPath)}>
        <bdi>{node.name}</bdi>
      </Link>
      {node.children.length > 0 && (
        <ul className="flex flex-wrap gap-2 md:grid md:gap-0">
          {node.children.map((child) => (
            <li key={child.id}>
              <Link
                className="press inline-flex min-h-11 items-center rounded-full bg-sunken px-4 text-ink-soft hover:text-accent-ink md:bg-transparent md:px-0"
                lang={child.lang ?? undefined}
                to={paths.entity(store.code, child.urlPath)}
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

/** All categories: a sheet from below on phones, a panel under the header on wide screens. A native popover, so it opens without scripts. */
export const CategorySheet = () => {
  const texts = useTexts('shell');
  const { menu } = useFrame();
  const sheet = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (sheet.current?.matches(':popover-open')) sheet.current.hidePopover();
  }, [key]);
  return (
    <nav
      aria-label={texts.allCategories}
      className="sheet-motion fixed inset-x-0 top-auto bottom-0 m-0 max-h-[82dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-sheet bg-surface p-5 pb-8 text-ink shadow-float md:top-[4.5rem] md:bottom-auto md:mx-auto md:max-h-[75dvh] md:max-w-[81rem] md:rounded-sheet md:p-8"
      id={categorySheetId}
      popover="auto"
      ref={sheet}
    >
      <div className="flex items-center justify-between pb-2 md:hidden">
        <h2 className="text-xl">{texts.allCategories}</h2>
        <button aria-label={texts.close} className={iconButtonStyle} popoverTarget={categorySheetId} popoverTargetAction="hide" type="button">
          <Icon name="close" />
        </button>
      </div>
      <ul className="md:columns-3 lg:columns-4">
        {menu.map((node) => (
          <CategoryGroup key={node.id} node={node} />
        ))}
      </ul>
    </nav>
  );
};
