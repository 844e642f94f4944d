import { storeOfPath } from './i18n/store-of-path.ts';
import { startApp } from './offline/start-app.ts';
import { fetchMarkedScreen } from './routes/loading/entity-screens.ts';

await fetchMarkedScreen(storeOfPath(location.pathname).language);
startApp();
