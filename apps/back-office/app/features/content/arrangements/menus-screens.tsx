import { useTexts } from '../../../i18n/use-desk.ts';
import { Screen } from '../../../shell/screen.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';
import { FooterFields } from './footer-fields.tsx';
import { MenuFields } from './menu-fields.tsx';
import type { ArrangementDetail } from './arranged-values.ts';

const menuFields = (detail: ArrangementDetail) => <MenuFields detail={detail} />;
const footerFields = () => <FooterFields />;

/** The top level of the store's menu. */
export const MainMenuScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.menusHelp} title={texts.menu}>
      <ArrangementParts />
      <ArrangementEditor fields={menuFields} name="menu" />
    </Screen>
  );
};

/** The lists of links in the store's footer. */
export const FooterLinksScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.menusHelp} title={texts.footer}>
      <ArrangementParts />
      <ArrangementEditor fields={footerFields} name="footer" />
    </Screen>
  );
};
