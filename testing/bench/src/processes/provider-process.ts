import { createProvider, type ProviderOptions } from '@dijla/provider';
import { connect } from '@dijla/provider/database';
import { loggerOf } from '@dijla/provider/logger';
import { closeServer, httpServer, listen } from '@dijla/shop/http-server';
import { messageSettings } from '@dijla/test-kit/messages/test-messenger';
import { testSettings } from '@dijla/test-kit/test-settings';
import { answerCpu } from './answer-cpu.ts';

/** What the process is told. `rateLimits` are off by default. */
export type ProviderProcess = Partial<Pick<ProviderOptions, 'rateLimits' | 'trustedProxies' | 'secret'>> & {
  publicUrl?: string;
  url: string;
  folder: string;
  outboxFolder?: string;
  /** `error` where none is given. */
  logLevel?: string;
};

/**
 * Runs only the provider behind the shop's HTTP server, with the database and folders given in the message; it sends
 * messages when it is given a folder for them.
 */
process.once('message', (message) => {
  const { url, folder, outboxFolder, logLevel = 'error', publicUrl, ...given } = message as ProviderProcess;
  void (async () => {
    const connection = connect({ url, applicationName: 'bench' });
    const provider = await createProvider({
      connection,
      settings: testSettings({ publicUrl }),
      logger: loggerOf(logLevel),
      now: Date.now,
      pictureFolders: [],
      pictureCache: folder,
      trustedProxies: [],
      rateLimits: false,
      secureCookies: false,
      ...given,
      ...(outboxFolder === undefined ? {} : { messages: messageSettings({ outboxFolder }) }),
    });
    const server = httpServer(provider.fetch, async (_, response) => void response.writeHead(404).end());
    const port = await listen(server, 0);
    answerCpu({
      port,
      stop: async () => {
        await closeServer(server);
        await provider.close();
        await connection.close();
      },
    });
  })();
});
