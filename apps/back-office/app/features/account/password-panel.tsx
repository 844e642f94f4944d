import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { Panel } from '../../parts/panel.tsx';
import { ask } from '../../provider-client/ask.ts';
import { FormText } from '../../resource-form/form-fields.tsx';
import { ResourceForm } from '../../resource-form/resource-form.tsx';
import { showToast } from '../../undo/toast-state.ts';

type Values = { current: string; password: string };

/** Sets the password, or changes it; the other sessions end. */
export const PasswordPanel = ({
  hasPassword,
  onChanged,
  aside,
}: {
  hasPassword: boolean;
  onChanged: () => Promise<unknown>;
  /** Which step this is for somebody new. */
  aside?: string;
}) => {
  const texts = useTexts('session');
  const beginning = useMemo(() => ({ current: '', password: '' }), []);
  const save = async ({ current, password }: Values): Promise<void> => {
    await ask('desk/set-password', { body: { password, ...(hasPassword && { current }) } });
    showToast({ type: 'success', message: texts.passwordSet });
    await onChanged();
  };
  return (
    <Panel aside={aside} title={hasPassword ? texts.changePassword : texts.setPassword}>
      {!hasPassword && <p className="pb-3">{texts.needPassword}</p>}
      <ResourceForm<Values>
        defaultValues={beginning}
        // What was saved is not shown again.
        key={String(hasPassword)}
        onSave={save}
        saveLabel={hasPassword ? texts.changePassword : texts.setPassword}
      >
        {hasPassword && (
          <FormText
            autoComplete="current-password"
            dir="ltr"
            isRequired
            label={texts.currentPassword}
            name="current"
            type="password"
          />
        )}
        <FormText
          autoComplete="new-password"
          dir="ltr"
          hint={texts.passwordHint}
          isRequired
          label={texts.newPassword}
          name="password"
          type="password"
        />
      </ResourceForm>
    </Panel>
  );
};
