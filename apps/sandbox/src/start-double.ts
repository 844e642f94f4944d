import { sandboxControl } from './control.ts';
import type { MakeProvider, SandboxProvider } from './sandbox-provider.ts';
import { sandboxServer } from './sandbox-server.ts';

type DoubleOptions = { now?: () => number; port?: number };

/**
 * Starts the sandbox with one provider alone, for a test of what the shop does with it. Besides what the provider has:
 * `set` has it do a scenario until `clear` sets all back, `asked` has every request as method and address.
 */
export const startDouble = async <Provider extends SandboxProvider>(
  name: string,
  make: MakeProvider<Provider>,
  { now = Date.now, port = 0 }: DoubleOptions = {},
) => {
  const control = sandboxControl('a test', now);
  const made: Provider[] = [];
  const server = await sandboxServer(port, {
    control,
    providersOf: (origin) => {
      const { now: clock, newId } = control;
      const takeScenario = (ref?: string, among?: readonly string[]) =>
        control.takeScenario(name, ref, among);
      made.push(make({ base: `${origin}/${name}`, now: clock, newId, takeScenario }));
      return made;
    },
  });
  const [double] = made;
  if (double === undefined) throw new Error('no provider was made');
  return {
    ...double,
    set: (scenario: string) => control.stay(name, scenario, true),
    clear: control.settleAll,
    asked: () => control.log().map(({ method, url }) => `${method} ${url}`),
    /** What was sent with each request, the first first. */
    bodies: () => control.log().map(({ body }) => body),
    close: server.stop,
  };
};
