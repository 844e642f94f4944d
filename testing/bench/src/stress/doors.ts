import type { Bench, Stage, Table } from '../bench.ts';
import { enumeration } from './doors/enumeration.ts';
import { guessing } from './doors/guessing.ts';
import { reuse } from './doors/reuse.ts';
import { sessions } from './doors/sessions.ts';
import { twoDoors } from './doors/two-doors.ts';

const attacks = [...guessing, ...reuse, ...sessions, ...enumeration];

const run = async (stage: Stage): Promise<Table[]> => {
  const doors = await twoDoors(stage);
  try {
    const rows: (string | number)[][] = [];
    for (const { name, run: attack } of attacks) {
      const { tries, successes, note = '' } = await attack(doors);
      rows.push([name, tries, successes, note]);
    }
    const broken = rows.filter(([, , successes]) => successes !== 0);
    if (broken.length > 0)
      throw new Error(`Got in:\n${broken.map((row) => `  ${row.join(' · ')}`).join('\n')}`);
    return [
      {
        title: 'attacks on the doors of customers, by HTTP on two processes with one database',
        rows: [['attack', 'tries', 'successes', ''], ...rows],
      },
    ];
  } finally {
    await doors.close();
  }
};

export const doors: Bench = {
  about:
    'guesses, races, stolen and reused secrets, and telling customers apart, at two processes on one database: nothing gets in',
  run,
};
