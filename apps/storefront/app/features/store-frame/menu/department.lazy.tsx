import { type CSSProperties, type MouseEvent, type PointerEvent, useRef } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';
import type { MenuNode } from '../../../view-models/listing/menu-view.ts';
import { CategoryPicture } from './category-picture.lazy.tsx';
import { SubcategoryEntry } from './subcategory-entry.lazy.tsx';

/** Milliseconds a mouse must rest on a department to open it, because it crosses others on its way. */
const hoverIntent = 110;

/** Prevents closing the open department, so that one is always open. */
const keepOpen = (event: MouseEvent<HTMLElement>): void => {
  if (event.currentTarget.parentElement?.hasAttribute('open')) event.preventDefault();
};

/** Opens the department under a resting mouse; touch and keyboard open it by activating it. */
const useHoverIntent = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
      if (pointerType === 'mouse')
        timer.current = setTimeout(() => currentTarget.parentElement?.setAttribute('open', ''), hoverIntent);
    },
    onPointerLeave: () => clearTimeout(timer.current),
  };
};

export type DepartmentProps = {
  node: MenuNode;
  hue: number;
  /** Whether it is open before any has been chosen. */ isOpen: boolean;
  whole: ReadonlyMap<number, MenuNode>;
};

/**
 * A department of the menu: its name in the list of departments, and its content beside that list while it
 * is open.
 */
export const Department = ({ node, hue, isOpen, whole }: DepartmentProps) => {
  const texts = useTexts('frame');
  const { code } = useStoreView();
  const hover = useHoverIntent();
  const lang = node.lang ?? undefined;
  // Until the whole menu has loaded, assume that they have pictures.
  const isPictured = node.children.some(({ id }) => whole.get(id)?.image !== null);
  return (
    <li style={{ '--hue': hue } as CSSProperties}>
      <details className="group/department" name="departments" open={isOpen}>
        <summary
          className="press-still flex min-h-20 flex-col items-center justify-center gap-1 px-1.5 py-2 text-center text-xs leading-tight text-balance text-ink-soft marker:content-none group-open/department:bg-surface group-open/department:font-semibold group-open/department:text-ink md:min-h-11.5 md:flex-row md:justify-start md:gap-3 md:rounded-card md:px-2 md:py-1 md:text-start md:text-base max-xs:flex-row max-xs:justify-start max-xs:gap-3 max-xs:px-4 max-xs:text-start [&::-webkit-details-marker]:hidden"
          onClick={keepOpen}
          {...hover}
        >
          <CategoryPicture className="size-12 rounded-full md:size-9" path={node.image} />
          <bdi className="min-w-0 md:flex-1" lang={lang}>
            {node.name}
          </bdi>
          <Icon
            className="size-4 max-md:hidden md:opacity-0 md:group-open/department:opacity-100"
            name="forward"
          />
        </summary>
        <div className="absolute inset-y-0 start-26 end-0 overflow-y-auto overscroll-contain p-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))] max-xs:static max-xs:bg-surface md:start-72 md:px-8 md:py-6">
          <Link
            className="press flex min-h-11 items-center justify-between gap-2 rounded-card px-2 font-semibold text-accent-ink hover:bg-sunken md:inline-flex md:text-lg"
            lang={lang}
            to={paths.entity(code, node.urlPath)}
          >
            <bdi>{texts.allOf(node.name)}</bdi>
            <Icon className="size-4.5" name="forward" />
          </Link>
          <ul className="grid gap-x-6 gap-y-1 pt-1 md:grid-cols-2 md:gap-y-5 md:pt-3 lg:grid-cols-3">
            {node.children.map((child) => (
              <SubcategoryEntry
                isPictured={isPictured}
                key={child.id}
                node={child}
                whole={whole.get(child.id)}
              />
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
};
