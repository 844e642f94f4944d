import { isStoreCode, storeViews } from '@dijla/contract/store-views';
import { type FormEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useTexts } from '../../i18n/use-desk.ts';
import { deskButton } from '../../parts/button-styles.ts';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { useCall } from '../../provider-client/use-call.ts';

/** Leads to any text, also one that nobody has searched for yet. */
const OpenText = () => {
  const id = useId();
  const texts = useTexts('searchRules');
  const { stores } = useTexts('searches');
  const navigate = useNavigate();
  const [q, setText] = useState('');
  const [view, setView] = useState<string>(Object.keys(stores)[0] ?? '');
  const open = (event: FormEvent) => {
    event.preventDefault();
    if (q.trim() !== '') void navigate(paths.searchText(view, q.trim()));
  };
  return (
    <form className="grid items-end gap-3 pb-3 sm:grid-cols-[1fr_auto_auto]" onSubmit={open}>
      <TextField
        error={null}
        id={`${id}-text`}
        label={texts.text}
        maxLength={256}
        onChange={(event) => setText(event.currentTarget.value)}
        value={q}
      />
      <SelectField
        error={null}
        id={`${id}-view`}
        label={texts.store}
        onChange={(event) => setView(event.currentTarget.value)}
        value={view}
      >
        {Object.entries(stores).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <button className={`${deskButton.quiet} min-h-12!`} type="submit">
        {texts.look}
      </button>
    </form>
  );
};

/** Opens a text, and lists those for which something is decided. */
export const RulesPanel = () => {
  const texts = useTexts('searchRules');
  const { data } = useCall('desk/search-rules');
  return (
    <div className="pt-6">
      <Panel title={texts.decided}>
        <OpenText />
        {data?.items.length === 0 && <p className="text-ink-soft">{texts.nothingDecided}</p>}
        <ul>
          {data?.items.map(({ store_code: code, text, pins, path }) => (
            <li className="border-t border-line first:border-0" key={`${code} ${text}`}>
              <Link
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 hover:underline"
                to={paths.searchText(code, text)}
              >
                <bdi className="font-medium">{text}</bdi>
                <span className="text-ink-soft">
                  {[
                    isStoreCode(code) ? storeViews[code].name : code,
                    ...(pins > 0 ? [texts.pinCount(pins)] : []),
                    ...(path === null ? [] : [texts.goesTo(path)]),
                  ].join(' · ')}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
};
