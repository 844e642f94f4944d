import { randomUUID } from 'node:crypto';
import { readConfig } from '../../../config.ts';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { runCommand } from '../../../database/bin/run-command.ts';
import { actsBy } from '../../audit/audit.ts';
import { grantPermissions } from '../grant-permissions-sql.ts';
import { addStaff } from '../members/add-staff.ts';
import { disableStaff } from '../members/disable-staff.ts';
import { giveLink } from '../members/give-link.ts';
import { removeRoles } from '../members/remove-roles.ts';
import { resetMember } from '../members/reset-member.ts';
import { isStaffProblem, type StaffProblem } from '../members/staff-problem.ts';
import { listMembers } from '../members/staff-sql.ts';
import { linkLine, memberLine, memberList, problemLine } from './staff-report.ts';
import { type StaffWanted, staffArguments } from './staff-arguments.ts';

/** Throws what is printed when nothing was done. */
const done = <Result extends object>(result: Result | StaffProblem, email: string): Result => {
  if (isStaffProblem(result)) throw new Error(problemLine(result, email));
  return result as Result;
};

const carryOut = async ({ db }: Connection, wanted: StaffWanted, publicUrl: string): Promise<string> => {
  const [now, author] = [Date.now(), { actor: 'staff command', requestId: randomUUID() }];
  if (wanted.act === 'list') return memberList(await listMembers(db, now));
  const { email } = wanted;
  return inTransaction(db, async (transaction) => {
    const act = actsBy(transaction, author);
    switch (wanted.act) {
      case 'add': {
        const { member, link } = done(await addStaff(transaction, { ...wanted, now }, act), email);
        return [memberLine(member), ...(link ? [linkLine(link, publicUrl)] : [])].join('\n');
      }
      case 'link':
      case 'reset': {
        const give = wanted.act === 'reset' ? resetMember : giveLink;
        const { member, link } = done(await give(transaction, { email, now }, act), email);
        return `${memberLine(member)}\n${linkLine(link, publicUrl)}`;
      }
      case 'remove':
        return memberLine(done(await removeRoles(transaction, wanted, act), email));
      case 'disable':
        return memberLine(done(await disableStaff(transaction, { email, now }, act), email));
    }
  });
};

await runCommand(async () => {
  const wanted = staffArguments(process.argv.slice(2));
  const config = readConfig();
  const connection = await openDatabase(config, {
    applicationName: 'dijla staff',
    poolSize: 1,
    log: (message) => console.error(message),
  });
  try {
    await grantPermissions(connection.db);
    return await carryOut(connection, wanted, config.settings.deskUrl ?? config.settings.publicUrl);
  } finally {
    await connection.close();
  }
});
