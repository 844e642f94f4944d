import { Hono } from 'hono';
import { refusal } from '../call/refusal.ts';
import { refusalAnswer } from './answers/envelope.ts';
import type { ProviderEnvironment } from './request-context.ts';
import { addHealthRoutes, type HealthParts } from './status-routes.ts';

/** Returns the app of a process that serves no calls: it says how the process is. */
export const healthApp = (parts: HealthParts): Hono<ProviderEnvironment> => {
  const app = new Hono<ProviderEnvironment>();
  addHealthRoutes(app, parts);
  app.all('*', () => refusalAnswer(refusal('request.unknown-path'), 'en'));
  return app;
};
