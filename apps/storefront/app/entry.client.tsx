import { startApp } from './offline/start-app.ts';

startApp();
