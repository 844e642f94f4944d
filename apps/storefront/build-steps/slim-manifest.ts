import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type RouteManifest = { routes: Record<string, Record<string, unknown>> };

const form = /^(?<assigned>window\.__reactRouterManifest=)(?<manifest>\{[\s\S]*\});?\s*$/;

const saysNothing = ([name, value]: [string, unknown]): boolean =>
  value === false || name === 'imports' || (Array.isArray(value) && value.length === 0);

/**
 * The list of routes as browsers get it, without what a route has not, and without what its script imports: the server names those in
 * its pages by a list of its own, and the browser finds them in the script. Throws when it does not have the form it is written in.
 */
export const slimManifest = (text: string): string => {
  const { assigned = '', manifest } = form.exec(text)?.groups ?? {};
  if (manifest === undefined) throw new Error('The manifest of the routes is not written as it used to be');
  const whole = JSON.parse(manifest) as RouteManifest;
  const routes = Object.fromEntries(
    Object.entries(whole.routes).map(([id, route]) => [
      id,
      Object.fromEntries(Object.entries(route).filter((member) => !saysNothing(member))),
    ]),
  );
  return `${assigned}${JSON.stringify({ ...whole, routes })};`;
};

/** Rewrites the manifest among a build's assets; every page brings it. */
export const slimBuiltManifest = async (clientFolder: string): Promise<void> => {
  const assets = join(clientFolder, 'assets');
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (name === undefined || others.length > 0) throw new Error('A build has one manifest of its routes');
  const file = join(assets, name);
  await writeFile(file, slimManifest(await readFile(file, 'utf8')));
};
