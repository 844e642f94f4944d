import type { Permission } from '@dijla/contract/desk-client';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { useRoleName } from '../../parts/role-name.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormChecks, FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Role } from './member-columns.tsx';

type Values = { code: string; permissions: string[] };
type SheetProps = {
  /** Without one, a new one is added. */
  role?: Role;
  permissions: readonly string[];
  onClose: () => void;
};

/** Returns the name of a permission; one that only a newer program knows is called by its code. */
const usePermissionName = () => {
  const words: Readonly<Record<Permission, string>> = useTexts('staff').permissions;
  return (permission: string): string => words[permission as Permission] ?? permission;
};

const RoleForm = ({ role, permissions, onClose }: SheetProps) => {
  const texts = useTexts('staff');
  const client = useQueryClient();
  const nameOf = usePermissionName();
  const beginning = useMemo<Values>(() => ({ code: '', permissions: role?.permissions ?? [] }), [role]);
  const save = async ({ code, permissions: chosen }: Values): Promise<void> => {
    const body = { permissions: chosen };
    if (role === undefined) await ask('desk/add-role', { body: { ...body, code: code.trim() } });
    else await ask('desk/set-role', { params: { role: role.code }, body });
    showToast({ type: 'success', message: texts.roleSaved });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.saveRole}>
      {role === undefined && (
        <FormText
          autoComplete="off"
          dir="ltr"
          hint={texts.roleCodeHint}
          isRequired
          label={texts.roleCode}
          name="code"
          validate={(code) => /^[a-z][a-z0-9-]{0,29}$/.test(String(code).trim()) || texts.wrongRoleCode}
        />
      )}
      <FormChecks
        choices={permissions.map((permission) => ({ value: permission, label: nameOf(permission) }))}
        label={texts.may}
        name="permissions"
      />
    </ResourceForm>
  );
};

const RemoveRole = ({ role, onClose }: { role: Role; onClose: () => void }) => {
  const texts = useTexts('staff');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const remove = async (): Promise<void> => {
    try {
      await ask('desk/remove-role', { params: { role: role.code } });
      showToast({ type: 'success', message: texts.roleRemoved });
      await client.invalidateQueries();
      onClose();
    } catch (error) {
      showToast({ type: 'error', message: textOf(error) });
    }
  };
  return (
    <button className={`${deskButton.quiet} mt-6`} onClick={() => void remove()} type="button">
      {texts.removeRole}
    </button>
  );
};

/** What a role may do, or a new role; one that nobody has can be removed. */
export const RoleSheet = (props: SheetProps) => {
  const { role, onClose } = props;
  const texts = useTexts('staff');
  const { close } = useTexts('common');
  const roleName = useRoleName();
  const nameOf = usePermissionName();
  return (
    <Sheet
      closeLabel={close}
      from="end"
      onClose={onClose}
      title={role === undefined ? texts.addRole : texts.role(roleName(role.code))}
      {...(role === undefined && { firstFocus: 'first-field' })}
    >
      {role?.is_fixed === true ? (
        <>
          <p className="pb-3 text-ink-soft">{texts.roleFixed}</p>
          <ul className="grid gap-1">
            {role.permissions.map((permission) => (
              <li key={permission}>{nameOf(permission)}</li>
            ))}
          </ul>
        </>
      ) : (
        <RoleForm {...props} />
      )}
      {role !== undefined && !role.is_fixed && role.members === 0 && (
        <RemoveRole onClose={onClose} role={role} />
      )}
    </Sheet>
  );
};
