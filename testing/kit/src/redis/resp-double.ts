import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

type Held = { value: Buffer; until: number };
type RespDouble = {
  port: number;
  held: Map<string, Held>;
  stop: () => Promise<void>;
};

const crlf = '\r\n';
const bulk = (value: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`$${value.length}${crlf}`), value, Buffer.from(crlf)]);
const simple = (text: string): Buffer => Buffer.from(`+${text}${crlf}`);
const refused = (text: string): Buffer => Buffer.from(`-${text}${crlf}`);

/** Takes whole commands (arrays of bulk strings) off the front of what came; returns them and the rest. */
const commandsIn = (come: Buffer): { commands: Buffer[][]; rest: Buffer } => {
  const commands: Buffer[][] = [];
  let rest = come;
  for (;;) {
    let at = 0;
    const line = (): string | undefined => {
      const end = rest.indexOf(crlf, at);
      if (end < 0) return undefined;
      const text = rest.subarray(at, end).toString();
      at = end + 2;
      return text;
    };
    const head = line();
    if (head === undefined) return { commands, rest };
    if (!/^\*\d+$/.test(head)) throw new Error('That is no command');
    const parts: Buffer[] = [];
    for (let left = Number(head.slice(1)); left > 0; left -= 1) {
      const length = line();
      if (length === undefined || rest.length < at + Number(length.slice(1)) + 2) return { commands, rest };
      const bytes = Number(length.slice(1));
      parts.push(rest.subarray(at, at + bytes));
      at += bytes + 2;
    }
    commands.push(parts);
    rest = rest.subarray(at);
  }
};

const answerTo = ([name = Buffer.of(), ...given]: Buffer[], held: RespDouble['held']): Buffer => {
  const [key = '', second, third, fourth] = given.map(String);
  const found = held.get(key);
  const value = found !== undefined && found.until > Date.now() ? found.value : undefined;
  switch (name.toString().toUpperCase()) {
    case 'PING':
      return simple('PONG');
    case 'INFO':
      return bulk(Buffer.from(`redis_version:7.0.15${crlf}loading:0${crlf}`));
    case 'CLIENT':
    case 'SELECT':
    case 'AUTH':
      return simple('OK');
    case 'SET':
      held.set(key, {
        value: Buffer.from(given[1] ?? Buffer.of()),
        until: third?.toUpperCase() === 'PX' ? Date.now() + Number(fourth) : Number.POSITIVE_INFINITY,
      });
      return simple('OK');
    case 'GETRANGE':
      return bulk((value ?? Buffer.of()).subarray(Number(second), Number(third) + 1));
    case 'KEYS':
      return Buffer.concat([
        Buffer.from(`*${held.size}${crlf}`),
        ...[...held.keys()].map((one) => bulk(Buffer.from(one))),
      ]);
    default:
      return refused('ERR unknown command');
  }
};

/** Starts a program that speaks the few commands of a Redis that the shop sends, as RESP2. */
export const respDouble = async (): Promise<RespDouble> => {
  const held: RespDouble['held'] = new Map();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let come = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      try {
        const { commands, rest } = commandsIn(Buffer.concat([come, chunk]));
        come = Buffer.from(rest);
        for (const command of commands) socket.write(answerTo(command, held));
      } catch {
        socket.destroy();
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    held,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
