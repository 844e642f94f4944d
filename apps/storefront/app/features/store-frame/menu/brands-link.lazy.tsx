import { Link } from 'react-router';
import { useStoreView } from '../../../i18n/store-context.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { paths } from '../../../paths.ts';
import { Icon } from '@dijla/ui-kit/pictures/icon.tsx';

/** Link to all brands, below the departments and styled like one. */
export const BrandsLink = () => (
  <Link
    className="press flex min-h-20 flex-col items-center justify-center gap-1 px-1.5 py-2 text-center text-xs leading-tight text-balance text-ink-soft max-xs:flex-row max-xs:justify-start max-xs:gap-3 max-xs:px-4 max-xs:text-start md:min-h-11.5 md:flex-row md:justify-start md:gap-3 md:rounded-card md:px-2 md:py-1 md:text-start md:text-base"
    to={paths.brands(useStoreView().code)}
  >
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink md:size-9">
      <Icon className="size-5.5 md:size-4.5" name="star" />
    </span>
    <span className="min-w-0 md:flex-1">{useTexts('frame').allBrands}</span>
  </Link>
);
