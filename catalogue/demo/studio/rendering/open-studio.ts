import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

/** The stage in a headless browser. */
export type Studio = {
  /** Calls a function that the stage defined on its window. */
  call: (name: string, ...values: readonly unknown[]) => Promise<unknown>;
  close: () => Promise<void>;
};

const folder = dirname(fileURLToPath(import.meta.url));
const three = dirname(dirname(fileURLToPath(import.meta.resolve('three'))));
const page = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><body><script type="importmap">
{"imports":{"three":"/three/build/three.module.js","three/addons/":"/three/examples/jsm/"}}</script><script type="module" src="/stage.ts"></script>`;

const server = createServer(async (request, response) => {
  const path = new URL(request.url ?? '/', 'http://studio').pathname;
  if (path === '/') {
    response.setHeader('content-type', 'text/html').end(page);
    return;
  }
  const source = await readFile(
    path.startsWith('/three/') ? join(three, path.slice(7)) : join(folder, path),
    'utf8',
  );
  response
    .setHeader('content-type', 'text/javascript')
    .end(extname(path) === '.ts' ? stripTypeScriptTypes(source) : source);
});

export const openStudio = async (): Promise<Studio> => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const tab = await browser.newPage();
  tab.on('console', (message) => message.type() === 'error' && process.stderr.write(`${message.text()}\n`));
  tab.on('pageerror', (error) => process.stderr.write(`${error.stack ?? error.message}\n`));
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await tab.waitForFunction('window.takePicture');
  return {
    call: (name, ...values) =>
      tab.evaluate(`window.${name}(${values.map((value) => JSON.stringify(value)).join(', ')})`),
    close: async () => {
      await browser.close();
      server.close();
    },
  };
};
