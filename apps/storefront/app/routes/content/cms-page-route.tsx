import type { CmsPageDocument } from '@dijla/contract/client';
import { useLoaderData } from 'react-router';
import { ContentPageScreen } from '../../features/content/content-page-screen.tsx';
import { loadContentPage } from '../../features/content/load-content-page.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

const shown = ({ content_heading }: Partial<CmsPageDocument>) => ({ heading: content_heading });

export const loader = onServer(loadContentPage('cms_page', shown));
export const clientLoader = onDevice(async () =>
  (await import('../../features/content/load-content-page.ts')).loadContentPage('cms_page', shown),
);

const CmsPageRoute = () => {
  const view = useLoaderData<typeof loader>();
  return <ContentPageScreen key={view.identifier} view={view} />;
};
export default CmsPageRoute;
