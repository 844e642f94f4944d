import { buildStorefront } from './build-storefront.ts';

const { buildId, built } = await buildStorefront((text) => console.log(text));
console.log(built ? `Built ${buildId}.` : `Build ${buildId} stands.`);
