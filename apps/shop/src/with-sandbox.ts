import type { Config } from '@dijla/provider/config';
import { isLoopback } from '@dijla/provider/is-loopback';
import type { Sandbox } from '@dijla/sandbox/start-sandbox';

/** Whether nothing real is set: a demo on this machine that sends and asks nobody (DESIGN §9). */
export const wantsSandbox = ({
  sandbox,
  demo,
  workers,
  providerUrl,
  publicUrl,
  messages,
  loginProviders,
}: Config) =>
  sandbox &&
  demo &&
  workers === 1 &&
  providerUrl === undefined &&
  isLoopback(new URL(publicUrl).hostname) &&
  messages.smtpUrl === undefined &&
  messages.smsUrl === undefined &&
  loginProviders.length === 0;

/** Starts the sandbox where the settings ask for nothing real, and returns them with what it offers. */
export const withSandbox = async (config: Config): Promise<{ config: Config; sandbox: Sandbox | null }> => {
  if (!wantsSandbox(config)) return { config, sandbox: null };
  const { startSandbox } = await import('@dijla/sandbox/start-sandbox');
  const sandbox = await startSandbox({ outbox: config.messages.outboxFolder });
  return {
    config: { ...config, loginProviders: [...sandbox.loginProviders], testInbox: sandbox.inbox },
    sandbox,
  };
};
