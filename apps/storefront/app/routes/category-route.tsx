import { useLoaderData } from 'react-router';
import { ListingScreen } from '../features/listing/listing-screen.tsx';
import { loadCategory } from '../features/listing/load-listing.ts';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadCategory);
export const clientLoader = onDevice(async () => (await import('../features/listing/load-listing.ts')).loadCategory);

const CategoryRoute = () => <ListingScreen view={useLoaderData<typeof loader>()} />;
export default CategoryRoute;
