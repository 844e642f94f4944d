import { useLoaderData } from 'react-router';
import { HomeScreen } from '../features/home/home-screen.tsx';
import { loadHome } from '../features/home/load-home.ts';
import { SearchField } from '../features/search/search-field.tsx';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadHome);
export const clientLoader = onDevice(async () => (await import('../features/home/load-home.ts')).loadHome);

const HomeRoute = () => (
  <HomeScreen
    search={<SearchField id="home-search" placement="home" />}
    view={useLoaderData<typeof loader>()}
  />
);
export default HomeRoute;
