import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { EmptyState } from '@dijla/ui-kit/empty-state.tsx';
import { RiverPicture } from '@dijla/ui-kit/pictures/river-picture.tsx';
import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';

/** A list of products with nothing in it, and the way to the shop. */
export const EmptyList = ({ title, text }: { title: string; text: string }) => {
  const { startShopping } = useTexts('lists');
  const { code } = useStoreView();
  return (
    <EmptyState heading="h2" picture={<RiverPicture floating="box" />} text={text} title={title}>
      <Link className={buttonStyle.primary} to={paths.home(code)}>
        {startShopping}
      </Link>
    </EmptyState>
  );
};
