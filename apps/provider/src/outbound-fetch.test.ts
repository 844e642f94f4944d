import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { isOutboundAddress, OutboundError, outboundFetchOf } from './outbound-fetch.ts';
import { isPublicAddress } from './public-address.ts';

/** A server of this machine, which nothing of the outside may reach. */
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  if (request.url === '/moved') return void response.writeHead(302, { location: '/inside' }).end();
  if (request.url === '/large') return void response.end('x'.repeat(2000));
  if (request.url === '/slow') return void response.writeHead(200).write('x');
  request
    .setEncoding('utf8')
    .reduce((text: string, part: string) => text + part, '')
    .then((text) => response.writeHead(201, { 'x-seen': String(request.headers['x-sent']) }).end(text));
  return undefined;
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const here = `http://127.0.0.1:${port}`;
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const strict = outboundFetchOf({ allowsLoopback: false });
const trying = outboundFetchOf({ allowsLoopback: true });

const faultOf = async (answer: Promise<Response>): Promise<unknown> => {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof OutboundError ? error.fault : error;
};

/** Addresses of one machine, of one house, or of nobody. */
const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:a9fe:a9fe',
  '::127.0.0.1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::1',
  '3fff::1',
];

describe('isPublicAddress', () => {
  it.each(closed)('is false for %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '2606:4700::1111', '2a00:1450::1'])(
    'is true for %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each(['', 'localhost', '1.2.3', '2606:4700::1111%eth0'])('is false for %j', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );
});

describe('isOutboundAddress', () => {
  it.each<[string, boolean, boolean]>([
    ['https://hooks.example.iq/dijla', true, true],
    ['https://hooks.example.iq:8443/', true, true],
    ['https://8.8.8.8/', true, true],
    ['http://hooks.example.iq/', false, false],
    ['ftp://hooks.example.iq/', false, false],
    ['file:///etc/passwd', false, false],
    ['https://user:word@hooks.example.iq/', false, false],
    ['https://localhost/', false, true],
    ['http://localhost:3000/', false, true],
    ['http://[::1]/', false, true],
    ['https://10.0.0.1/', false, false],
    // The ways in which an address of IPv4 can be written.
    ['https://2130706433/', false, true],
    ['https://0x7f.1/', false, true],
    ['https://0251.0376.0251.0376/', false, false],
    ['https://[::ffff:169.254.169.254]/', false, false],
    ['not an address', false, false],
  ])('says of %s: %s, and %s where loopback is allowed', (address, strictly, inTrying) => {
    expect(isOutboundAddress(address, { allowsLoopback: false })).toBe(strictly);
    expect(isOutboundAddress(address, { allowsLoopback: true })).toBe(inTrying);
  });
});

describe('outboundFetch', () => {
  it.each(closed)('does not connect to a host that is at %s', async (address) => {
    const family = address.includes(':') ? 6 : 4;
    const fetch = outboundFetchOf({
      allowsLoopback: true,
      resolve: (_, take) => take(null, [{ address, family }]),
    });
    expect(await faultOf(fetch(`https://hooks.example.iq:${port}/`))).toBe('address');
  });

  it('does not connect to a host of which one address is closed', async () => {
    const addresses = [
      { address: '8.8.8.8', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const fetch = outboundFetchOf({ allowsLoopback: false, resolve: (_, take) => take(null, addresses) });
    expect(await faultOf(fetch('https://hooks.example.iq/'))).toBe('address');
  });

  it('connects to the very address it has looked at, whatever the name is answered next', async () => {
    const before = asked.length;
    // Nobody listens at the first; the name itself leads to the server, and then to a closed network.
    const answers = ['127.0.0.2', '127.0.0.1', '10.0.0.1'];
    let lookups = 0;
    const fetch = outboundFetchOf({
      allowsLoopback: true,
      resolve: (_, take) => {
        take(null, [{ address: answers[lookups] ?? '', family: 4 }]);
        lookups += 1;
      },
    });
    const address = `http://localhost:${port}/`;
    expect(await faultOf(fetch(address))).toBe('unreachable');
    expect([lookups, asked.length]).toEqual([1, before]);
    expect((await fetch(address)).status).toBe(201);
    expect([lookups, asked.length]).toEqual([2, before + 1]);
    expect(await faultOf(fetch(address))).toBe('address');
    expect([lookups, asked.length]).toEqual([3, before + 1]);
  });

  it('does not reach this machine by name or number, unless that is allowed', async () => {
    const before = asked.length;
    for (const address of [here, `http://localhost:${port}`, `https://localhost:${port}`])
      expect([address, await faultOf(strict(address))]).toEqual([address, 'address']);
    expect(asked.length).toBe(before);
    const answer = await trying(`${here}/hook`, {
      method: 'POST',
      headers: { 'x-sent': 'yes' },
      body: '{"سعر":1}',
    });
    expect([answer.status, answer.headers.get('x-seen'), await answer.text()]).toEqual([
      201,
      'yes',
      '{"سعر":1}',
    ]);
  });

  it('follows no redirect', async () => {
    const answer = await trying(`${here}/moved`);
    expect([answer.status, asked.includes('GET /inside')]).toEqual([302, false]);
  });

  it('takes no more bytes and waits no longer than it should', async () => {
    expect(await faultOf(trying(`${here}/large`, { bytesAtMost: 1999 }))).toBe('too-large');
    expect((await (await trying(`${here}/large`, { bytesAtMost: 2000 })).text()).length).toBe(2000);
    expect(await faultOf(trying(`${here}/slow`, { timeoutMs: 150 }))).toBe('timeout');
  });

  it('says that nobody listens, and that a certificate is none', async () => {
    expect(await faultOf(trying('http://127.0.0.1:1/'))).toBe('unreachable');
    expect(await faultOf(trying(`https://127.0.0.1:${port}/`))).toMatch(/insecure|unreachable/);
  });
});
