import { useLoaderData } from 'react-router';
import { ContentPageScreen } from '../features/content/content-page-screen.tsx';
import { loadContentPage } from '../features/content/load-content-page.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadContentPage);
export const clientLoader = onDevice(
  async () => (await import('../features/content/load-content-page.ts')).loadContentPage,
);

const ContentRoute = () => {
  const view = useLoaderData<typeof loader>();
  return <ContentPageScreen key={view.identifier} view={view} />;
};
export default ContentRoute;
