import { useLoaderData } from 'react-router';
import { loadProduct } from '../features/product/load-product.ts';
import { ProductScreen } from '../features/product/product-screen.tsx';
import { onDevice } from './on-device.ts';
import { onServer } from './on-server.ts';

export const loader = onServer(loadProduct);
export const clientLoader = onDevice(async () => (await import('../features/product/load-product.ts')).loadProduct);

const ProductRoute = () => {
  const view = useLoaderData<typeof loader>();
  return <ProductScreen key={view.product.sku} view={view} />;
};
export default ProductRoute;
