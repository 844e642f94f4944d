import { Link } from 'react-router';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { PageHead } from '../../shop/page-head.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';

const HomeLink = () => (
  <Link className={buttonStyle.primary} to={paths.home(useStoreView().code)}>
    {useTexts('shell').goHome}
  </Link>
);

/** An address nobody has. */
export const NotFound = () => {
  const texts = useTexts('shell');
  return (
    <>
      <PageHead canonicalPath={null} title={texts.notFoundTitle} />
      <EmptyState picture={<RiverPicture floating="bottle" />} text={texts.notFoundText} title={texts.notFoundTitle}>
        <HomeLink />
      </EmptyState>
    </>
  );
};

/** A product that has left the shop for good. */
export const Gone = () => {
  const texts = useTexts('shell');
  return (
    <>
      <PageHead canonicalPath={null} title={texts.goneTitle} />
      <EmptyState picture={<RiverPicture floating="leaf" />} text={texts.goneText} title={texts.goneTitle}>
        <HomeLink />
      </EmptyState>
    </>
  );
};
