import { useLoaderData } from 'react-router';
import { ContentPageScreen } from '../../features/content/content-page-screen.tsx';
import { loadContentPage, shownOfText } from '../../features/content/load-content-page.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

export const loader = onServer(loadContentPage('cms_page', shownOfText));
export const clientLoader = onDevice(async () => {
  const { loadContentPage: load, shownOfText: shown } =
    await import('../../features/content/load-content-page.ts');
  return load('cms_page', shown);
});

const CmsPageRoute = () => {
  const view = useLoaderData<typeof loader>();
  return <ContentPageScreen key={view.identifier} view={view} />;
};
export default CmsPageRoute;
