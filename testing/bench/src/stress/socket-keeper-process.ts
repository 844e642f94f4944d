import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:net';

/*
 * Keeps a socket open for a program and starts the program anew whenever it ends, as systemd does with a
 * socket unit: `socket-keeper-process.ts PORT PROGRAM ARGS…`. Prints the process id of each start. Waiting by
 * `spawnSync` keeps this process from accepting connections itself.
 */
const [port, ...program] = process.argv.slice(2);
const server: Server & { _handle?: { fd: number } } = createServer();
server.listen(Number(port), '127.0.0.1', () => {
  const socket = server._handle?.fd;
  if (socket === undefined) throw new Error('The socket has no descriptor here.');
  for (;;)
    spawnSync('sh', ['-c', 'echo $$; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"', 'sh', ...program], {
      stdio: ['ignore', 'inherit', 'inherit', socket],
    });
});
