import { useTexts } from '../../i18n/use-desk.ts';
import { Screen } from '../../shell/screen.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';
import { FooterFields } from './footer-fields.tsx';
import { MenuFields } from './menu-fields.tsx';

/** The top level of the store's menu. */
export const MainMenuScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.menusHelp} title={texts.menu}>
      <ArrangementParts />
      <ArrangementEditor fields={(detail) => <MenuFields detail={detail} />} name="menu" />
    </Screen>
  );
};

/** The lists of links in the store's footer. */
export const FooterLinksScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.menusHelp} title={texts.footer}>
      <ArrangementParts />
      <ArrangementEditor fields={() => <FooterFields />} name="footer" />
    </Screen>
  );
};
