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
 * Starts doubles of the gateways, where none is set up. Their addresses join the environment, which the workers of the
 * shop read too.
 */
const withGateways = async (environment: Environment): Promise<Outside> => {
  const config = readConfig(environment);
  if (!config.mayStartDoubles) return { config, told: [], stop: async () => undefined };
  const { startGateways } = await import('@dijla/sandbox/gateways/start-gateways');
  const gateways = await startGateways();
  Object.assign(environment, gateways.environment);
  return {
    config: { ...config, gateways: readConfig(environment).gateways },
    told: gateways.pages.map(({ name, url }) => `${name}, a double to try paying with: ${url}`),
    stop: gateways.close,
  };
};

/** Starts the sandbox where the environment's settings ask for nothing real, and returns them with what it offers. */
export const withSandbox = async (environment: Environment): Promise<Outside> => {
  const { config, told, stop } = await withGateways(environment);
  if (!wantsSandbox(config)) return { config, told, stop };
  const { startSandbox } = await import('@dijla/sandbox/start-sandbox');
  const sandbox = await startSandbox({ outbox: config.messages.outboxFolder });
  return {
    config: {
      ...config,
      loginProviders: [...sandbox.loginProviders],
      messages: { ...config.messages, smtpUrl: sandbox.smtpUrl },
      testInbox: sandbox.inbox,
    },
    told: [...told, `Its e-mails and SMS are read at ${sandbox.inbox}\n`],
    stop: async () => void (await Promise.all([stop(), sandbox.stop()])),
  };
};
