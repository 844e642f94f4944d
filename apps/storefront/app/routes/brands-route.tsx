import { useLoaderData } from 'react-router';
import { BrandsScreen } from '../features/brands/brands-screen.tsx';
import { loadBrands } from '../features/brands/load-brands.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadBrands);
export const clientLoader = onDevice(
  async () => (await import('../features/brands/load-brands.ts')).loadBrands,
);

const BrandsRoute = () => <BrandsScreen view={useLoaderData<typeof loader>()} />;
export default BrandsRoute;
