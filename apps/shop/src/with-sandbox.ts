import { randomUUID } from 'node:crypto';
import { type Config, readConfig } from '@dijla/provider/config';

/** Whether nothing real is set: a demo on this machine that sends and asks nobody (DESIGN §9). */
export const wantsSandbox = ({ sandbox, workers, messages, loginProviders }: Config) =>
  sandbox &&
  workers === 1 &&
  messages.smtpUrl === undefined &&
  messages.smsUrl === undefined &&
  loginProviders.length === 0;

/** What the shop speaks to besides its customers: its settings, what the terminal says of it, and how it is stopped. */
export type Outside = { config: Config; told: readonly string[]; stop: () => Promise<void> };

type Environment = Record<string, string | undefined>;

/**
 * Starts the sandbox with those outside that the environment's settings name nobody real for, and returns the settings
 * with what it offers. The addresses of gateways join the environment, which the workers of the shop read too.
 */
export const withSandbox = async (environment: Environment): Promise<Outside> => {
  const config = readConfig(environment);
  const [hasInbox, gateways] = [wantsSandbox(config), config.mayStartDoubles];
  if (!hasInbox && !gateways) return { config, told: [], stop: async () => undefined };
  const { startSandbox } = await import('@dijla/sandbox/start-sandbox');
  // Payments of earlier runs are kept in the database: ids must not come again.
  const seed = randomUUID();
  const sandbox = await startSandbox({ outbox: config.messages.outboxFolder, gateways, seed });
  Object.assign(environment, sandbox.environment);
  return {
    config: {
      ...config,
      gateways: readConfig(environment).gateways,
      ...(hasInbox && {
        loginProviders: [...sandbox.loginProviders],
        messages: { ...config.messages, smtpUrl: sandbox.smtpUrl },
        settings: { ...config.settings, testInbox: sandbox.inbox, testPush: sandbox.push },
      }),
    },
    told: [
      ...(gateways ? [`Doubles of the gateways, to try paying with: ${sandbox.url}`] : []),
      ...(hasInbox ? [`Its e-mails and SMS are read at ${sandbox.inbox}\n`] : []),
    ],
    stop: sandbox.stop,
  };
};
