import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Panel } from '../../parts/panel.tsx';
import { useRefusalText } from '../../parts/refusal-text.ts';
import { ask } from '../../provider-client/ask.ts';
import { showToast } from '../../undo/toast-state.ts';
import type { ContentDetail } from './written-content.ts';

type AddressProps = { detail: ContentDetail; onMoved: (moved: ContentDetail) => void };

/** A branch has no page of its own, and so its name is no address. */
const nameOf = (kind: ContentDetail['kind'], texts: { address: string; shortName: string }): string =>
  kind === 'branch' ? texts.shortName : texts.address;

const AddressForm = ({ detail, onMoved }: AddressProps) => {
  const texts = useTexts('content');
  const textOf = useRefusalText();
  const id = useId();
  const { kind, identifier, revision } = detail;
  const [typed, setTyped] = useState(identifier);
  const [error, setError] = useState<string | null>(null);
  const move = async (): Promise<void> => {
    if (!/^[A-Za-z0-9][\w-]*$/.test(typed)) return setError(texts.addressBad);
    setError(null);
    try {
      const params = { kind, contentId: String(detail.id) };
      onMoved(await ask('desk/move-content', { params, body: { identifier: typed, revision } }));
      const message = kind === 'branch' ? texts.shortNameChanged : texts.addressChanged;
      showToast({ type: 'success', message });
    } catch (refused) {
      setError(textOf(refused));
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed !== identifier) void move();
  };
  return (
    <form className="grid gap-3" noValidate onSubmit={onSubmit}>
      <TextField
        dir="ltr"
        error={error}
        hint={kind === 'branch' ? texts.shortNameHint : texts.addressHint}
        id={id}
        label={nameOf(kind, texts)}
        maxLength={100}
        onChange={({ currentTarget }) => setTyped(currentTarget.value.trim())}
        value={typed}
      />
      <div>
        <button className={deskButton.quiet} type="submit">
          {kind === 'branch' ? texts.changeShortName : texts.changeAddress}
        </button>
      </div>
    </form>
  );
};

/** Where a record stands in the store; another address is set by itself, and the old one leads there. */
export const AddressPanel = ({ detail, onMoved }: AddressProps) => {
  const texts = useTexts('content');
  return (
    <Panel title={nameOf(detail.kind, texts)}>
      {detail.is_fixed ? (
        <div className="grid gap-1">
          <bdi dir="ltr">{detail.path === null ? detail.identifier : `/${detail.path}`}</bdi>
          <p className="text-ink-soft">{texts.addressFixed}</p>
        </div>
      ) : (
        <AddressForm detail={detail} key={detail.identifier} onMoved={onMoved} />
      )}
    </Panel>
  );
};
