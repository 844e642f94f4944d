import { connect } from 'node:net';

/** Sends a Redis one command, and resolves to what it answers. */
export const tellRedis = (port: number, command: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${command}\r\n`))
      .on('error', reject)
      .on('data', (chunk) => {
        socket.destroy();
        resolve(chunk.toString().trim());
      });
  });
