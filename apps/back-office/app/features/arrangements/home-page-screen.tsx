import { useTexts } from '../../i18n/use-desk.ts';
import { Screen } from '../../shell/screen.tsx';
import { ArrangementEditor } from './arrangement-editor.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';
import { HomeFields } from './home-fields.tsx';

/** The home page as the owner arranges it. */
export const HomePageScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.help} title={texts.title}>
      <ArrangementParts />
      <ArrangementEditor fields={(detail) => <HomeFields detail={detail} />} name="home" />
    </Screen>
  );
};
