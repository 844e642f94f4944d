import { sandboxControl } from './control.ts';
import { loginsProvider, loginAddress } from './providers/logins/logins.ts';
import { startMailReceiver } from './providers/messages/mail-receiver.ts';
import { messagesProvider } from './providers/messages/messages.ts';
import type { MakeProvider } from './sandbox-provider.ts';
import { sandboxServer } from './sandbox-server.ts';

type SandboxOptions = {
  /** Folder in which the shop writes its e-mails and SMS. */
  outbox: string;
  /** 0 takes a free one. */
  port?: number;
  /** Ids follow from it. */
  seed?: string;
};

export type Sandbox = {
  url: string;
  /** Where the shop's messages are read. */
  inbox: string;
  /** Where e-mails are received, for the setting `SMTP_URL`. */
  smtpUrl: string;
  /** Addresses for the setting `LOGIN_PROVIDERS`. */
  loginProviders: readonly string[];
  stop: () => Promise<void>;
};

/** Starts the world outside the shop, on this machine alone: what it receives and answers is told by its pages. */
export const startSandbox = async ({
  outbox,
  port = 0,
  seed = 'dijla',
}: SandboxOptions): Promise<Sandbox> => {
  const control = sandboxControl(seed);
  const makers: Readonly<Record<string, MakeProvider>> = {
    messages: () => messagesProvider(outbox),
    logins: loginsProvider,
  };
  const server = await sandboxServer(port, {
    control,
    providersOf: (origin) =>
      Object.entries(makers).map(([name, make]) =>
        make({
          base: `${origin}/${name}`,
          now: control.now,
          newId: control.newId,
          takeScenario: (ref) => control.takeScenario(name, ref),
        }),
      ),
  });
  const mail = await startMailReceiver(outbox);
  const url = `http://localhost:${server.port}`;
  return {
    url,
    inbox: `${url}/messages`,
    smtpUrl: mail.url,
    loginProviders: [loginAddress(`127.0.0.1:${server.port}/logins`)],
    stop: async () => void (await Promise.all([server.stop(), mail.stop()])),
  };
};
