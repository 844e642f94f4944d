import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type RouteManifest = { routes: Record<string, Record<string, unknown>> };

const form = /^(?<assigned>window\.__reactRouterManifest=)(?<manifest>\{[\s\S]*\});?\s*$/;

const saysNothing = ([name, value]: [string, unknown]): boolean =>
  value === false || name === 'imports' || (Array.isArray(value) && value.length === 0);

/**
 * Returns the route manifest for browsers without empty or false members and without `imports`: the server's
 * pages list those separately, and the browser finds them in the script. Throws when the manifest does not
 * have the expected form.
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

/** Rewrites the route manifest in a build's assets, which every page loads. */
export const slimBuiltManifest = async (clientFolder: string): Promise<void> => {
  const assets = join(clientFolder, 'assets');
  const [name, ...others] = (await readdir(assets)).filter((file) => /^manifest-[\w-]+\.js$/.test(file));
  if (name === undefined || others.length > 0) throw new Error('A build has one manifest of its routes');
  const file = join(assets, name);
  await writeFile(file, slimManifest(await readFile(file, 'utf8')));
};
