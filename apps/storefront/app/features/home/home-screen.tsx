import type { ReactNode } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { paths } from '../../paths.ts';
import { OpenGraph, PageHead } from '../../shop/page/page-head.tsx';
import { HomeBlock } from './home-block.tsx';
import type { HomeView } from './load-home.ts';
import { WebSiteData } from './website-data.tsx';

export type HomeScreenProps = {
  view: HomeView;
  /** The search field for phones; wide screens have one in the header. */
  search: ReactNode;
};

/** The home page as the owner arranged it. */
export const HomeScreen = ({ view: { blocks }, search }: HomeScreenProps) => {
  const { stageTitle } = useTexts('home');
  const { code } = useStoreView();
  const stage = blocks.find(({ type }) => type === 'stage');
  return (
    <>
      <PageHead canonicalPath={paths.home(code)} />
      {import.meta.env.SSR && (
        <OpenGraph
          path={paths.home(code)}
          picture={(stage?.type === 'stage' && stage.scene?.picture) || null}
        />
      )}
      <WebSiteData />
      <div className="frame py-3 md:hidden">{search}</div>
      {stage === undefined && <h1 className="sr-only">{stageTitle}</h1>}
      {blocks.map((block) => (
        <HomeBlock block={block} key={block.id} />
      ))}
    </>
  );
};
