import { useLoaderData } from 'react-router';
import { ListedScreen } from '../features/listing/listed-screen.tsx';
import { loadListed } from '../features/listing/loading/load-listed.ts';
import { seenSkus } from '../shop/cards/seen-products.ts';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadListed('recommendations'));
const suggested = onDevice(async () => {
  const { loadRecommendations } = await import('../features/listing/loading/load-recommendations.ts');
  return (source, address) => loadRecommendations(source, address, seenSkus(source.store.code));
});
/** The server's page is the same for everyone, so the device's data is loaded on hydration. */
export const clientLoader = Object.assign(suggested, { hydrate: true as const });

const RecommendationsRoute = () => <ListedScreen view={useLoaderData<typeof loader>()} />;
export default RecommendationsRoute;
