import { sandboxControl } from './control.ts';
import { fibDouble } from './providers/fib/fib-double.ts';
import { installmentsDouble } from './providers/installments/installments-double.ts';
import { loginsProvider, loginAddress } from './providers/logins/logins.ts';
import { startMailReceiver } from './providers/messages/mail-receiver.ts';
import { messagesProvider } from './providers/messages/messages.ts';
import { payTabsDouble } from './providers/paytabs/paytabs-double.ts';
import { pushDouble } from './providers/push/push-double.ts';
import { qiDouble } from './providers/qi/qi-double.ts';
import { zainCash1Double } from './providers/zaincash/zaincash1-double.ts';
import { zainCashDouble } from './providers/zaincash/zaincash-double.ts';
import type { MakeProvider } from './sandbox-provider.ts';
import { sandboxServer } from './sandbox-server.ts';

type SandboxOptions = {
  /** Folder in which the shop writes its e-mails and SMS. */
  outbox: string;
  /** Whether doubles of the gateways are among it. */
  gateways?: boolean;
  /** 0 takes a free one. */
  port?: number;
  /** Ids follow from it. */
  seed?: string;
};

export type Sandbox = {
  url: string;
  /** Where the shop's messages are read. */
  inbox: string;
  /** Address of its push service. */
  push: string;
  /** Where e-mails are received, for the setting `SMTP_URL`. */
  smtpUrl: string;
  /** Addresses for the setting `LOGIN_PROVIDERS`. */
  loginProviders: readonly string[];
  /** Settings of the shop that lead to the gateways, by name. */
  environment: Readonly<Record<string, string>>;
  stop: () => Promise<void>;
};

const gatewayDoubles: Readonly<Record<string, MakeProvider>> = {
  fib: fibDouble,
  qi: qiDouble,
  zaincash: zainCashDouble,
  zaincash1: zainCash1Double,
  paytabs: payTabsDouble,
  installments: installmentsDouble,
};

/** Starts the world outside the shop, on this machine alone: what it receives and answers is told by its pages. */
export const startSandbox = async ({
  outbox,
  gateways = false,
  port = 0,
  seed = 'dijla',
}: SandboxOptions): Promise<Sandbox> => {
  const control = sandboxControl(seed);
  const makers: Readonly<Record<string, MakeProvider>> = {
    messages: () => messagesProvider(outbox),
    logins: loginsProvider,
    push: pushDouble(outbox),
    ...(gateways && gatewayDoubles),
  };
  let environment: Record<string, string> = {};
  const server = await sandboxServer(port, {
    control,
    providersOf: (origin) => {
      const providers = Object.entries(makers).map(([name, make]) =>
        make({
          base: `${origin}/${name}`,
          now: control.now,
          newId: control.newId,
          takeScenario: (ref, among) => control.takeScenario(name, ref, among),
        }),
      );
      environment = Object.assign({}, ...providers.map((provider) => provider.environment));
      return providers;
    },
  });
  const mail = await startMailReceiver(outbox);
  const url = `http://localhost:${server.port}`;
  return {
    url,
    inbox: `${url}/messages`,
    push: `http://127.0.0.1:${server.port}/push`,
    smtpUrl: mail.url,
    loginProviders: [loginAddress(`127.0.0.1:${server.port}/logins`)],
    environment,
    stop: async () => void (await Promise.all([server.stop(), mail.stop()])),
  };
};
