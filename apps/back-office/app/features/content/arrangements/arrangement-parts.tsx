import { useTexts } from '../../../i18n/use-desk.ts';
import { PartLinks } from '../../../parts/part-links.tsx';
import { paths } from '../../../paths.ts';

/** Links between what is arranged. */
export const ArrangementParts = () => {
  const texts = useTexts('arrangements');
  return (
    <PartLinks
      label={texts.title}
      parts={[
        [paths.homePage, texts.title],
        [paths.mainMenu, texts.menu],
        [paths.footerLinks, texts.footer],
        [paths.carousels, texts.carousels],
        [paths.deadLinks, texts.links],
      ]}
    />
  );
};
