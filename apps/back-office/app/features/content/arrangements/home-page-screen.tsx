import { Skeleton } from '@dijla/ui-kit/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-desk.ts';
import { Screen } from '../../../shell/screen.tsx';
import { ArrangementParts } from './arrangement-parts.tsx';
import type { ArrangementDetail } from './arranged-values.ts';
import type { ExtensionKind } from './extension-values.ts';

const ArrangementEditor = lazy(async () => ({
  default: (await import('./arrangement-editor.tsx')).ArrangementEditor,
}));
const HomeFields = lazy(async () => ({ default: (await import('./home-fields.tsx')).HomeFields }));
const homeFields = (detail: ArrangementDetail, kinds: readonly ExtensionKind[]) => (
  <HomeFields detail={detail} extensions={kinds} />
);

/** The home page as the owner arranges it. */
export const HomePageScreen = () => {
  const texts = useTexts('arrangements');
  return (
    <Screen help={texts.help} title={texts.title}>
      <ArrangementParts />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ArrangementEditor fields={homeFields} name="home" />
      </Suspense>
    </Screen>
  );
};
