import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormChecks } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';
import type { Role } from './member-columns.tsx';

/** What a role may do; a permission that only a newer program knows is shown by its name. */
export const RoleSheet = ({
  role,
  permissions,
  onClose,
}: {
  role: Role;
  permissions: readonly string[];
  onClose: () => void;
}) => {
  const texts = useTexts('staff');
  const { close } = useTexts('common');
  const client = useQueryClient();
  const beginning = useMemo(() => ({ permissions: role.permissions }), [role.permissions]);
  const words: Readonly<Record<string, string>> = texts.permissions;
  const nameOf = (permission: string): string => words[permission] ?? permission;
  const save = async ({ permissions: chosen }: { permissions: string[] }): Promise<void> => {
    await ask('desk/set-role', { params: { role: role.code }, body: { permissions: chosen } });
    showToast({ type: 'success', message: texts.roleSaved });
    await client.invalidateQueries();
    onClose();
  };
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.role(role.code)}>
      {role.is_fixed ? (
        <>
          <p className="pb-3 text-ink-soft">{texts.roleFixed}</p>
          <ul className="grid gap-1">
            {role.permissions.map((permission) => (
              <li key={permission}>{nameOf(permission)}</li>
            ))}
          </ul>
        </>
      ) : (
        <ResourceForm<{ permissions: string[] }>
          defaultValues={beginning}
          onSave={save}
          saveLabel={texts.saveRole}
        >
          <FormChecks
            choices={permissions.map((permission) => ({ value: permission, label: nameOf(permission) }))}
            label={texts.roles}
            name="permissions"
          />
        </ResourceForm>
      )}
    </Sheet>
  );
};
