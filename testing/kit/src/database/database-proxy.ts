import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The network between a shop and its database, with simulated network faults. */
export type DatabaseProxy = {
  /** The URL of the same database through the proxy. */
  url: string;
  /** Resets every open connection; new connections work. */
  cut: () => void;
  /** Resets every open connection and refuses new ones until `allow`. */
  refuse: () => Promise<void>;
  allow: () => Promise<void>;
  /** Holds back all data in both directions, on new connections too, until `resume`. */
  stall: () => void;
  resume: () => void;
  /** Delivers all data so many milliseconds later in each direction; 0 ends that. */
  slow: (ms: number) => void;
  /** Silently drops all data on the open connections; new connections work. */
  strand: () => void;
  /**
   * Lets the next statement that contains this text reach the database, then drops its answer with the
   * connection. Resolves when that has happened.
   */
  loseAnswerTo: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

type Pair = { client: Socket; server: Socket; isStranded: boolean };
type Loss = { text: string; lost: () => void };
type Network = { pairs: Set<Pair>; isStalled: boolean; slowMs: number; loss: Loss | undefined };

const end = ({ client, server }: Pair): void => {
  client.resetAndDestroy();
  server.resetAndDestroy();
};

const hold = ({ client, server }: Pair): void => {
  client.pause();
  server.pause();
};

/** Writes what came in the order it came, late where the network is slow. */
const delivering = (network: Network, to: Socket): ((chunk: Buffer) => void) => {
  const late: { chunk: Buffer; due: number }[] = [];
  const deliver = async (): Promise<void> => {
    for (let next = late[0]; next !== undefined; next = late[0]) {
      await pause(next.due - performance.now());
      if (to.writable) to.write(next.chunk);
      late.shift();
    }
  };
  return (chunk) => {
    if (network.slowMs === 0 && late.length === 0) return void to.write(chunk);
    late.push({ chunk, due: performance.now() + network.slowMs });
    if (late.length === 1) void deliver();
  };
};

const join = (network: Network, pair: Pair): void => {
  const { client, server } = pair;
  const [toServer, toClient] = [delivering(network, server), delivering(network, client)];
  let losing: Loss | undefined;
  client.on('data', (chunk: Buffer) => {
    if (losing === undefined && network.loss !== undefined && chunk.includes(network.loss.text)) {
      losing = network.loss;
      network.loss = undefined;
    }
    toServer(chunk);
  });
  server.on('data', (chunk: Buffer) => {
    if (losing === undefined) return toClient(chunk);
    end(pair);
    losing.lost();
  });
  for (const [side, other] of [
    [client, server],
    [server, client],
  ] as const) {
    side.on('error', () => undefined);
    side.on('end', () => other.end());
    side.on('close', () => {
      network.pairs.delete(pair);
      other.destroy();
    });
  }
};

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
    });
  });

/** Listens in front of the database at `databaseUrl`. The caller closes it. */
export const databaseProxy = async (databaseUrl: string): Promise<DatabaseProxy> => {
  const target = new URL(databaseUrl);
  const network: Network = { pairs: new Set(), isStalled: false, slowMs: 0, loss: undefined };
  const listener = createServer((client) => {
    const pair = { client, server: connect(Number(target.port || 5432), target.hostname), isStranded: false };
    network.pairs.add(pair);
    join(network, pair);
    if (network.isStalled) hold(pair);
  });
  const port = await listenOn(listener, 0);
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;
  const cut = (): void => network.pairs.forEach(end);
  const refuse = (): Promise<void> =>
    new Promise((resolve) => {
      listener.close(() => resolve());
      cut();
    });
  return {
    url: url.href,
    cut,
    refuse,
    allow: async () => void (await listenOn(listener, port)),
    stall: () => {
      network.isStalled = true;
      network.pairs.forEach(hold);
    },
    resume: () => {
      network.isStalled = false;
      for (const { client, server, isStranded } of network.pairs) {
        if (isStranded) continue;
        client.resume();
        server.resume();
      }
    },
    slow: (ms) => {
      network.slowMs = ms;
    },
    strand: () => {
      for (const pair of network.pairs) {
        pair.isStranded = true;
        hold(pair);
      }
    },
    loseAnswerTo: (text) =>
      new Promise((lost) => {
        network.loss = { text, lost };
      }),
    close: async () => {
      if (listener.listening) await refuse();
      cut();
    },
  };
};
