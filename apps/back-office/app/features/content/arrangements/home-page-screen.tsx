import { useTexts } from '../../../i18n/use-desk.ts';
import { Screen } from '../../../shell/screen.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';
import type { ArrangementDetail } from './arranged-values.ts';
import { HomeFields } from './home-fields.tsx';

const homeFields = (detail: ArrangementDetail) => <HomeFields detail={detail} />;

/** The home page as the owner arranges it. */
export const HomePageScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.help} title={texts.title}>
      <ArrangementParts />
      <ArrangementEditor fields={homeFields} name="home" />
    </Screen>
  );
};
