import { buildDesk } from './build-desk.ts';

const { buildId, built } = await buildDesk((text) => console.log(text));
console.log(built ? `Built ${buildId}.` : `Build ${buildId} stands.`);
