import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { paths } from '../../paths.ts';
import { Price } from '../../shop/cards/price.tsx';
import type { SeenProduct } from '../../shop/cards/seen-products.ts';
import { Icon, type IconName } from '@dijla/ui-kit/pictures/icon.tsx';
import { Photo } from '../../shop/pictures/photo.ts';
import type { CardView } from '../../view-models/cards/card-view.ts';

const optionStyle =
  'press flex min-h-11 w-full items-center gap-3 rounded-card px-3 py-1.5 text-start hover:bg-sunken aria-selected:bg-sunken';

/**
 * ARIA attributes of a list controlled by the field: the focus stays in the field, so options are not
 * focusable.
 */
const asOption = { role: 'option', tabIndex: -1, 'aria-selected': false } as const;
const asGroup = { role: 'group' } as const;

export const OptionGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-label={label} className="pb-3" {...asGroup}>
    <p className="px-3 pt-1 pb-1 text-sm font-semibold text-ink-soft" role="presentation">
      {label}
    </p>
    {children}
  </div>
);

export type OptionLineProps = {
  id: string;
  icon: IconName;
  text: string;
  lang?: string | null;
  /** Parent shown apart from the option's own text. */
  within?: { name: string; lang: string | null } | null;
  to?: string;
  /** Called instead of following the address, when something else happens first. */
  onPick?: () => void;
  isQuiet?: boolean;
};

/** A text option: a category or a recent search. */
export const OptionLine = ({
  id,
  icon,
  text,
  lang,
  within = null,
  to,
  onPick,
  isQuiet = false,
}: OptionLineProps) => {
  const pick = (event: MouseEvent) => {
    if (onPick === undefined || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onPick();
  };
  const inside = (
    <>
      <Icon className="size-5 text-ink-soft" name={icon} />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2.5 leading-snug [overflow-wrap:anywhere]">
        <bdi className={isQuiet ? 'text-ink-soft' : ''} lang={lang ?? undefined}>
          {text}
        </bdi>
        {within !== null && (
          <bdi className="text-sm text-ink-soft" lang={within.lang ?? undefined}>
            {within.name}
          </bdi>
        )}
      </span>
    </>
  );
  return to === undefined ? (
    <button {...asOption} className={optionStyle} id={id} onClick={pick} type="button">
      {inside}
    </button>
  ) : (
    <Link {...asOption} className={optionStyle} id={id} onClick={pick} to={to}>
      {inside}
    </Link>
  );
};

/** A product with its picture; `children` are shown below its name. */
export const SeenOption = ({
  id,
  product: { name, lang, urlPath, picture },
  children,
}: {
  id: string;
  product: SeenProduct;
  children?: ReactNode;
}) => (
  <Link {...asOption} className={optionStyle} id={id} to={paths.entity(useStoreView().code, urlPath)}>
    <span className="block w-14 shrink-0 overflow-hidden rounded-[8px]">
      {picture === null ? (
        <span className="block aspect-square bg-sunken" />
      ) : (
        <Photo alt="" path={picture.path} size={100} slot="56px" tone={picture.tone} />
      )}
    </span>
    <span className="min-w-0 flex-1">
      <bdi className="line-clamp-room-2 leading-snug" lang={lang ?? undefined}>
        {name}
      </bdi>
      {children}
    </span>
  </Link>
);

/** A product with its picture and price. */
export const ProductOption = ({ id, card }: { id: string; card: CardView }) => (
  <SeenOption id={id} product={card}>
    <Price price={card.price} size="small" />
  </SeenOption>
);
