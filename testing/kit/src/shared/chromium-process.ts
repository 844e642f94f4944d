import { chromium } from 'playwright-core';
import { chromiumOptions } from '../chromium-options.ts';
import type { SharedChromiumAddress } from './addresses.ts';

/*
 * The Chromium that several files of journeys share. A child process of the test run: it reports its address,
 * and ends when the run lets go of it or Chromium ends.
 */
const server = await chromium.launchServer({ ...chromiumOptions(), host: '127.0.0.1' });
server.on('close', () => process.exit());
// With a service worker running, Chromium occasionally never reports that it has closed.
process.once('disconnect', () => void server.kill().finally(() => process.exit()));
process.send?.({ endpoint: server.wsEndpoint() } satisfies SharedChromiumAddress);
