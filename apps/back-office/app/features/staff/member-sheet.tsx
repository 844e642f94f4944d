import { ConfirmDialog } from '@dijla/ui-kit/overlays/dialog.tsx';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { isStoreCode } from '@dijla/contract/store-views';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { useRoleName } from '../../parts/role-name.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormChecks } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { useMay } from '../../session/use-session.ts';
import { showToast } from '../../undo/toast-state.ts';
import { GivenLink } from './given-link.tsx';
import type { Member, Role } from './member-columns.tsx';
import { MemberSessions } from './member-sessions.tsx';
import { roleChoices } from './role-choices.ts';
import { SellerForm } from './seller-form.tsx';

type Link = Parameters<typeof GivenLink>[0]['link'];
type SheetProps = { member: Member; roles: readonly Role[]; onClose: () => void };

const RolesForm = ({ member, roles }: Omit<SheetProps, 'onClose'>) => {
  const texts = useTexts('staff');
  const roleName = useRoleName();
  const client = useQueryClient();
  const beginning = useMemo(() => ({ roles: member.roles }), [member.roles]);
  const save = async ({ roles: chosen }: { roles: string[] }): Promise<void> => {
    await ask('desk/set-staff-roles', { params: { staffId: String(member.id) }, body: { roles: chosen } });
    showToast({ type: 'success', message: texts.rolesSaved });
    await client.invalidateQueries();
  };
  return (
    <ResourceForm<{ roles: string[] }> defaultValues={beginning} onSave={save} saveLabel={texts.saveRoles}>
      <FormChecks
        choices={roleChoices(roles, roleName)}
        label={texts.chooseRoles}
        name="roles"
        validate={(chosen) => chosen.length > 0 || texts.oneRole}
      />
    </ResourceForm>
  );
};

/** Acts on the access of a member; each asks for the second factor again. */
const useAccess = (member: Member, onLink: (link: Link) => void) => {
  const texts = useTexts('staff');
  const client = useQueryClient();
  const textOf = useRefusalText();
  const params = { staffId: String(member.id) };
  const attempt = (act: () => Promise<void>): void => {
    act()
      .then(() => client.invalidateQueries())
      .catch((error: unknown) => showToast({ type: 'error', message: textOf(error) }));
  };
  return {
    giveLink: (reset: boolean) =>
      attempt(async () => onLink((await ask('desk/give-staff-link', { params, body: { reset } })).link)),
    disable: () =>
      attempt(async () => {
        await ask('desk/disable-staff', { params });
        showToast({ type: 'success', message: texts.disabled(member.name) });
      }),
    letIn: () =>
      attempt(async () => {
        const { email, language, roles } = member;
        if (!isStoreCode(language)) return;
        const added = await ask('desk/add-staff', { body: { email, language, roles } });
        if (added.link) onLink(added.link);
      }),
  };
};

/** Whether a member is bound to a seller, or has a role for those who are. */
const maySell = ({ vendor, roles }: Member, known: readonly Role[]): boolean =>
  vendor !== null ||
  known.some(
    ({ code, permissions, is_fixed }) =>
      !is_fixed && roles.includes(code) && permissions.includes('own-vendor.view'),
  );

/** One member: the roles, a new link, and the end of the access. */
// oxlint-disable-next-line max-lines-per-function -- one member with what can be done
export const MemberSheet = ({ member, roles, onClose }: SheetProps) => {
  const texts = useTexts('staff');
  const { close, cancel } = useTexts('common');
  const [link, setLink] = useState<Link | null>(null);
  const [isReset, setIsReset] = useState(false);
  const [isDisabling, setIsDisabling] = useState(false);
  const { giveLink, disable, letIn } = useAccess(member, setLink);
  const may = useMay();
  const isDisabled = member.state === 'disabled';
  return (
    <Sheet closeLabel={close} from="end" onClose={onClose} title={texts.member(member.name)}>
      <div className="grid gap-6">
        <p className="text-ink-soft">
          <bdi dir="ltr">{member.email}</bdi> · {texts.states[member.state]}
          {member.is_demo && ` · ${texts.demo}`}
        </p>
        {link !== null && <GivenLink link={link} />}
        {!isDisabled && <RolesForm member={member} roles={roles} />}
        {!isDisabled && maySell(member, roles) && may('vendors.view') && <SellerForm member={member} />}
        {isDisabled && (
          <button className={deskButton.primary} onClick={letIn} type="button">
            {texts.letIn}
          </button>
        )}
        {!isDisabled && !member.is_demo && (
          <div className="grid justify-items-start gap-2">
            <p className="text-ink-soft">{texts.newLinkText}</p>
            <label className="flex min-h-11 items-center gap-3">
              <input
                checked={isReset}
                className="check-mark"
                onChange={({ currentTarget }) => setIsReset(currentTarget.checked)}
                type="checkbox"
              />
              {texts.reset}
            </label>
            <button className={deskButton.quiet} onClick={() => giveLink(isReset)} type="button">
              {texts.newLink}
            </button>
          </div>
        )}
        {!isDisabled && <MemberSessions memberId={member.id} />}
        {!isDisabled && (
          <button
            className={`${deskButton.danger} justify-self-start`}
            onClick={() => setIsDisabling(true)}
            type="button"
          >
            {texts.disable}
          </button>
        )}
      </div>
      {isDisabling && (
        <ConfirmDialog
          cancelLabel={cancel}
          confirmLabel={texts.disable}
          isDangerous
          onClose={() => setIsDisabling(false)}
          onConfirm={disable}
          title={texts.disableTitle(member.name)}
        >
          {texts.disableText}
        </ConfirmDialog>
      )}
    </Sheet>
  );
};
