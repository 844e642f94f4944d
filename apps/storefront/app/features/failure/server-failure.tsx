import { useLocation } from 'react-router';
import { useTexts } from '../../i18n/texts.tsx';
import { PageHead } from '../../shop/page-head.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RiverPicture } from '../../ui/river-picture.tsx';

/** Something broke on our side: a plain link asks for the same address again. */
export const ServerFailure = () => {
  const texts = useTexts('shell');
  const { pathname } = useLocation();
  return (
    <>
      <PageHead canonicalPath={null} title={texts.errorTitle} />
      <EmptyState picture={<RiverPicture floating="leaf" />} text={texts.errorText} title={texts.errorTitle}>
        <a className={buttonStyle.primary} href={pathname.replace(/\/error$/, '')}>
          {texts.tryAgain}
        </a>
      </EmptyState>
    </>
  );
};
