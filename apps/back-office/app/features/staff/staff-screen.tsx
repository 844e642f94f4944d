import { grouped } from '@dijla/messages/plural';
import { lazy, Suspense } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { DeskIcon } from '../../parts/desk-icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRoleName } from '../../parts/role-name.ts';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { onOnePage } from '../../resource-list/on-one-page.ts';
import { ResourceList } from '../../resource-list/resource-list.tsx';
import { Screen } from '../../shell/screen.tsx';
import { type Role, useMemberColumns } from './member-columns.tsx';

const AddMemberSheet = lazy(async () => ({
  default: (await import('./add-member-sheet.tsx')).AddMemberSheet,
}));
const MemberSheet = lazy(async () => ({ default: (await import('./member-sheet.tsx')).MemberSheet }));
const RoleSheet = lazy(async () => ({ default: (await import('./role-sheet.tsx')).RoleSheet }));

const RolesPanel = ({ roles }: { roles: readonly Role[] }) => {
  const texts = useTexts('staff');
  const roleName = useRoleName();
  return (
    <Panel
      aside={
        <Link className="font-medium text-accent-ink hover:underline" to={paths.newRole}>
          {texts.addRole}
        </Link>
      }
      title={texts.roles}
    >
      <ul>
        {roles.map(({ code, members }) => (
          <li className="border-t border-line first:border-0" key={code}>
            <Link
              className="flex min-h-11 items-center justify-between gap-4 hover:underline"
              to={paths.role(code)}
            >
              <bdi className="font-medium">{roleName(code)}</bdi>
              <span className="text-ink-soft">{texts.roleMembers(grouped(members))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

/** Who is on the staff and what the roles may do; what is opened is in the address. */
export const StaffScreen = () => {
  const texts = useTexts('staff');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const members = useCall('desk/staff');
  const roles = useCall('desk/roles');
  const close = (): void => void navigate(paths.staff);
  const opened = search.get('open');
  const member = members.data?.items.find(({ id }) => String(id) === opened);
  const role = roles.data?.roles.find(({ code }) => code === search.get('role'));
  const known = roles.data;
  return (
    <Screen
      actions={
        <Link className={deskButton.primary} to={paths.newMember}>
          <DeskIcon name="plus" />
          {texts.add}
        </Link>
      }
      help={texts.help}
      title={texts.title}
    >
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <ResourceList
            answer={onOnePage(members)}
            columns={useMemberColumns()}
            label={texts.members}
            rowId={({ id }) => String(id)}
            rowLink={({ id }) => paths.member(id)}
            rowName={({ name }) => name}
          />
        </div>
        {known && <RolesPanel roles={known.roles} />}
      </div>
      <Suspense>
        {known && opened === 'new' && <AddMemberSheet onClose={close} roles={known.roles} />}
        {known && member && (
          <MemberSheet key={member.id} member={member} onClose={close} roles={known.roles} />
        )}
        {known && opened === 'new-role' && <RoleSheet onClose={close} permissions={known.permissions} />}
        {known && role && (
          <RoleSheet key={role.code} onClose={close} permissions={known.permissions} role={role} />
        )}
      </Suspense>
    </Screen>
  );
};
