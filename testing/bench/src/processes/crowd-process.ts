import { Agent } from 'node:http';
import { askAs } from '../stress/ask-as.ts';
import type { Crowd } from '../stress/crowd-of-pages.ts';

/**
 * Requests pages from one address, `atOnce` at a time, until the parent process ends or says stop, and then
 * reports how often each status occurred.
 */
const { url, path, from, atOnce, leavesAfter }: Crowd = JSON.parse(process.argv[2] ?? '{}');
const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
const counts: Record<string, number> = {};
let isOver = false;
let asked = 0;

const askOnce = async () => {
  asked += 1;
  const { status } = await askAs(`${url}${path.replaceAll('{n}', String(asked))}`, {
    from,
    agent,
    ...(leavesAfter === undefined ? {} : { leavesAfter }),
  });
  counts[status] = (counts[status] ?? 0) + 1;
  return status;
};

process.on('disconnect', () => process.exit(0));
process.on('message', () => (isOver = true));
while (!isOver) await Promise.all(Array.from({ length: atOnce }, askOnce));
process.send?.(counts);
process.disconnect?.();
