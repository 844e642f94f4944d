import { useLoaderData } from 'react-router';
import { loadResults } from '../features/listing/loading/load-results.ts';
import { ResultsScreen } from '../features/listing/results-screen.tsx';
import { onDevice } from './loading/on-device.ts';
import { onServer } from './loading/on-server.ts';

export const loader = onServer(loadResults);
export const clientLoader = onDevice(
  async () => (await import('../features/listing/loading/load-results.ts')).loadResults,
);

const SearchRoute = () => <ResultsScreen view={useLoaderData<typeof loader>()} />;
export default SearchRoute;
