import { useLoaderData } from 'react-router';
import { ListedScreen } from '../features/listing/listed-screen.tsx';
import { loadListed } from '../features/listing/loading/load-listed.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadListed('new'));
export const clientLoader = onDevice(async () =>
  (await import('../features/listing/loading/load-listed.ts')).loadListed('new'),
);

const NewArrivalsRoute = () => <ListedScreen view={useLoaderData<typeof loader>()} />;
export default NewArrivalsRoute;
