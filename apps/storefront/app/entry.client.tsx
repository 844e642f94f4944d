import { fetchOwnTexts, ownTextsMark } from './i18n/own-texts.ts';
import { storeOfPath } from './i18n/store-of-path.ts';
import { startApp } from './offline/start-app.ts';
import { fetchMarkedScreen } from './routes/loading/entity-screens.ts';

await Promise.all([
  fetchMarkedScreen(storeOfPath(location.pathname).language),
  document.querySelector(`meta[name=${ownTextsMark}]`) && fetchOwnTexts(),
]);
startApp();
