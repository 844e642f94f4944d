import { useLoaderData } from 'react-router';
import { ListingScreen } from '../features/listing/listing-screen.tsx';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { loadEntity } from './load-entity.ts';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadEntity);
export const clientLoader = onDevice(async () => (await import('./load-entity.ts')).loadEntity);

const EntityRoute = () => {
  const entity = useLoaderData<typeof loader>();
  if (entity.kind === 'category') return <ListingScreen view={entity.page} />;
  return <ProductScreen key={entity.page.product.sku} view={entity.page} />;
};
export default EntityRoute;
