import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentPageScreen } from '../../features/content/content-page-screen.tsx';
import { loadTextPageAt } from '../../features/content/load-content-page.ts';
import { onDevice } from '../loading/on-device.ts';
import { onServer } from '../loading/on-server.ts';

export const loader = (args: LoaderFunctionArgs) => onServer(loadTextPageAt(args.request.url))(args);
export const clientLoader = (args: ClientLoaderFunctionArgs) =>
  onDevice(async () =>
    (await import('../../features/content/load-content-page.ts')).loadTextPageAt(args.request.url),
  )(args);

/** The page of text pages, and of every kind of content without a route of its own. */
const TextRoute = () => {
  const view = useLoaderData<typeof loader>();
  return <ContentPageScreen key={view.identifier} view={view} />;
};
export default TextRoute;
