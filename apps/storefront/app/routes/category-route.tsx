import { useLoaderData } from 'react-router';
import { ListingScreen } from '../features/listing/listing-screen.tsx';
import { loadCategory } from '../features/listing/loading/load-listing.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadCategory);
export const clientLoader = onDevice(
  async () => (await import('../features/listing/loading/load-listing.ts')).loadCategory,
);

const CategoryRoute = () => <ListingScreen view={useLoaderData<typeof loader>()} />;
export default CategoryRoute;
