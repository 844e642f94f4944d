import { useLoaderData } from 'react-router';
import { ListedScreen } from '../features/listing/listed-screen.tsx';
import { loadListed } from '../features/listing/load-listed.ts';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadListed('special-offers'));
export const clientLoader = onDevice(async () => (await import('../features/listing/load-listed.ts')).loadListed('special-offers'));

const SpecialOffersRoute = () => <ListedScreen view={useLoaderData<typeof loader>()} />;
export default SpecialOffersRoute;
