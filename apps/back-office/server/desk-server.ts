import { readFile, realpath } from 'node:fs/promises';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { securityHeaders } from '@dijla/web-build/security-headers';
import { archiveBuild, type FileHandler, staticFiles } from '@dijla/web-build/static-files';
import { deskPolicy } from './desk-policy.ts';

/** The desk's page, its worker and its files, of this build and of earlier ones. */
export type DeskBuild = { page: Buffer; worker: Buffer; folders: readonly string[]; buildId: string };

/**
 * Reads the build that the link points to, and copies its files to `archive`, where this and earlier builds
 * are kept, so that a page opened before a deployment still finds its scripts.
 */
export const deskBuild = async (link: string, archive: string): Promise<DeskBuild> => {
  const folder = await realpath(link);
  const buildId = (await readFile(join(folder, 'build-id'), 'utf8')).trim();
  const client = join(folder, 'client');
  return {
    page: await readFile(join(client, 'index.html')),
    worker: await readFile(join(client, 'worker.js')),
    folders: await archiveBuild(client, archive, buildId),
    buildId,
  };
};

export type DeskServing = {
  build: DeskBuild;
  /** The shop's address. */
  publicUrl: string;
  /** A host of the desk's own; the shop's host then has no desk. */
  deskUrl: string | undefined;
};

export type DeskHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isDeskPath = (path: string): boolean => path === '/desk' || path.startsWith('/desk/');
const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? '/';

/** Sends a hashed file of one of the builds, or 404. */
const sendFile = (
  files: readonly FileHandler[],
  { request, response, path }: { request: IncomingMessage; response: ServerResponse; path: string },
): void => {
  request.url = path;
  const tryFolder = (position: number): void => {
    const handler = files[position];
    if (handler) handler(request, response, () => tryFolder(position + 1));
    else response.writeHead(404).end();
  };
  tryFolder(0);
};

/**
 * Serves the desk (DESIGN §9): one page for every address below `/desk`, and its files for a year.
 * `takes` says which requests are the desk's: with a host of its own all of that host and none of the shop's.
 */
export const deskServer = ({ build, publicUrl, deskUrl }: DeskServing) => {
  const host = deskUrl === undefined ? null : new URL(deskUrl).host;
  const common = { ...securityHeaders(deskUrl ?? publicUrl), 'x-robots-tag': 'noindex, nofollow' };
  const files = build.folders.map((folder) => staticFiles(folder, common));
  const pageHeaders = {
    ...common,
    'cache-control': 'no-cache, no-store',
    'content-length': build.page.byteLength,
    'content-security-policy': deskPolicy(deskUrl === undefined ? "'self'" : new URL(publicUrl).origin),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-build': build.buildId,
  };

  const workerHeaders = {
    ...common,
    'cache-control': 'no-cache, no-store',
    'content-length': build.worker.byteLength,
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'same-origin',
  };
  const send = (
    { method }: IncomingMessage,
    response: ServerResponse,
    [headers, bytes]: [OutgoingHttpHeaders, Buffer],
  ) => void response.writeHead(200, headers).end(method === 'HEAD' ? undefined : bytes);

  const takes = (request: IncomingMessage): boolean =>
    host === null
      ? isDeskPath(pathOf(request))
      : request.headers.host === host || isDeskPath(pathOf(request));

  const handle: DeskHandler = async (request, response) => {
    const path = pathOf(request);
    if (host !== null && request.headers.host !== host) return void response.writeHead(404, common).end();
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return void response.writeHead(405, { ...common, allow: 'GET, HEAD' }).end();
    if (!isDeskPath(path) || path === '/desk')
      return void response.writeHead(302, { ...common, location: '/desk/' }).end();
    if (path.startsWith('/desk/assets/'))
      return sendFile(files, { request, response, path: path.slice('/desk'.length) });
    send(
      request,
      response,
      path === '/desk/worker.js' ? [workerHeaders, build.worker] : [pageHeaders, build.page],
    );
  };
  return { takes, handle };
};
