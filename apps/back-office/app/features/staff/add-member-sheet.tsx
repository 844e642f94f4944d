import { languages, storeViews } from '@dijla/contract/store-views';
import type { Language } from '@dijla/contract/store-views';
import { Sheet } from '@dijla/ui-kit/overlays/sheet.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useDeskLanguage, useTexts } from '../../i18n/use-desk.ts';
import { ask } from '../../provider-client/ask.ts';
import { FormChecks, FormSelect, FormText } from '../../resource-form/form-fields.tsx';
import { useRoleName } from '../../parts/role-name.ts';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { GivenLink } from './given-link.tsx';
import type { Role } from './member-columns.tsx';
import { roleChoices } from './role-choices.ts';

type Values = { email: string; name: string; language: string; roles: string[] };
type Link = Parameters<typeof GivenLink>[0]['link'];

/** Adds somebody to the staff, and shows the link they come in by. */
// oxlint-disable-next-line max-lines-per-function -- one form and what it gives
export const AddMemberSheet = ({ roles, onClose }: { roles: readonly Role[]; onClose: () => void }) => {
  const { store } = useDeskLanguage();
  const texts = useTexts('staff');
  const { close } = useTexts('common');
  const roleName = useRoleName();
  const client = useQueryClient();
  const [link, setLink] = useState<Link | null>(null);
  const beginning = useMemo<Values>(
    () => ({ email: '', name: '', language: store.language, roles: [] }),
    [store],
  );
  const save = async ({ email, name, language, roles: chosen }: Values): Promise<void> => {
    const added = await ask('desk/add-staff', {
      body: {
        email,
        language: language as Language,
        roles: chosen,
        ...(name.trim() !== '' && { name: name.trim() }),
      },
    });
    await client.invalidateQueries();
    if (added.link === null) onClose();
    else setLink(added.link);
  };
  return (
    <Sheet
      closeLabel={close}
      firstFocus="first-field"
      from="end"
      onClose={onClose}
      title={link === null ? texts.add : texts.linkTitle}
    >
      {link !== null && <GivenLink link={link} />}
      {link === null && (
        <ResourceForm<Values> defaultValues={beginning} onSave={save} saveLabel={texts.add}>
          <FormText autoComplete="off" dir="ltr" isRequired label={texts.email} name="email" type="email" />
          <FormText autoComplete="off" label={texts.name} maxLength={100} name="name" />
          <FormSelect
            choices={languages.map((language) => ({ value: language, label: storeViews[language].name }))}
            label={texts.language}
            name="language"
          />
          <FormChecks
            choices={roleChoices(roles, roleName)}
            label={texts.chooseRoles}
            name="roles"
            validate={(chosen) => chosen.length > 0 || texts.oneRole}
          />
        </ResourceForm>
      )}
    </Sheet>
  );
};
