import type { DeskResult } from '@dijla/contract/desk-client';
import { isStoreCode, storeViews } from '@dijla/contract/store-views';
import { Select } from '@dijla/ui-kit/fields/select.tsx';
import { TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '../../i18n/use-desk.ts';
import { BackLink } from '../../parts/back-link.tsx';
import { deskButton } from '../../parts/button-styles.ts';
import { FailureNote, RefusalNote } from '../../parts/failure-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { paths } from '../../paths.ts';
import { ask } from '../../provider-client/ask.ts';
import { useCall } from '../../provider-client/use-call.ts';
import { useMay } from '../../session/use-session.ts';
import { Screen } from '../../shell/screen.tsx';
import { showToast } from '../../undo/toast-state.ts';
import { ClicksPanel } from './clicks-panel.tsx';
import { type FoundItem, FoundList } from './found-list.tsx';
import { movedPins, type Pin, pinsLine } from './pins.ts';

type Text = DeskResult<'desk/search-text'>;
type Of = { view: string; q: string };

const places = Array.from({ length: 24 }, (_, place) => place + 1);

const PlaceSelect = ({
  item: { sku, name },
  pins,
  onPin,
}: {
  item: FoundItem;
  pins: readonly Pin[];
  onPin: (sku: string, place: number | null) => void;
}) => {
  const texts = useTexts('searchRules');
  return (
    <Select
      aria-label={texts.pinAt(name)}
      className="min-h-11! py-1! md:min-h-9!"
      onChange={(event) =>
        onPin(sku, event.currentTarget.value === '' ? null : Number(event.currentTarget.value))
      }
      value={pins.find((pin) => pin.sku === sku)?.place ?? ''}
    >
      <option value="">{texts.noPin}</option>
      {places.map((place) => (
        <option key={place} value={place}>
          {place}
        </option>
      ))}
    </Select>
  );
};

/** Adds a product that the text does not find. */
const PinBySku = ({ onPin }: { onPin: (sku: string) => void }) => {
  const texts = useTexts('searchRules');
  const id = useId();
  const [sku, setSku] = useState('');
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <TextField
        dir="ltr"
        error={null}
        id={id}
        label={texts.sku}
        maxLength={255}
        onChange={(event) => setSku(event.currentTarget.value)}
        value={sku}
      />
      <button
        className={`${deskButton.quiet} min-h-12!`}
        disabled={sku.trim() === ''}
        onClick={() => {
          onPin(sku.trim());
          setSku('');
        }}
        type="button"
      >
        {texts.pin}
      </button>
    </div>
  );
};

/** Pins and page of a text, tried with the shop's own search before they are saved. */
// oxlint-disable-next-line max-lines-per-function -- one form whose parts share what is being decided
const Decision = ({ of, text }: { of: Of; text: Text }) => {
  const texts = useTexts('searchRules');
  const id = useId();
  const client = useQueryClient();
  const [pins, setPins] = useState<readonly Pin[]>(text.pins.map(({ place, sku }) => ({ place, sku })));
  const [path, setPath] = useState(text.path ?? '');
  const [failure, setFailure] = useState<unknown>(null);
  const isChanged = pinsLine(pins) !== pinsLine(text.pins) || path.trim() !== (text.path ?? '');
  const tried = useCall(
    'desk/search-text',
    { query: { ...of, pins: pinsLine(pins) } },
    { isOff: pinsLine(pins) === pinsLine(text.pins) },
  );
  const pin = (sku: string, place: number | null): void => setPins(movedPins(pins, sku, place));
  const save = async (): Promise<void> => {
    setFailure(null);
    try {
      const body = { ...of, pins: [...pins], path: path.trim() === '' ? null : path.trim() };
      await ask('desk/save-search-rule', { body });
      showToast({ type: 'success', message: texts.saved });
      await client.invalidateQueries();
    } catch (error) {
      setFailure(error);
    }
  };
  const trial = pinsLine(pins) === pinsLine(text.pins) ? null : (tried.data?.trial ?? null);
  return (
    <Panel title={texts.pins}>
      <div className="grid gap-4">
        {pins.length === 0 && <p className="text-ink-soft">{texts.noPins}</p>}
        <ul className="empty:hidden">
          {pins.map(({ place, sku }) => (
            <li className="flex min-h-11 items-center justify-between gap-3" key={sku}>
              <span>
                {texts.pinnedAt(String(place))} · <bdi dir="ltr">{sku}</bdi>
              </span>
              <button className={deskButton.plain} onClick={() => pin(sku, null)} type="button">
                {texts.unpin}
              </button>
            </li>
          ))}
        </ul>
        <PinBySku onPin={(sku) => pin(sku, 1)} />
        <TextField
          dir="ltr"
          error={null}
          hint={texts.pageHint}
          id={`${id}-page`}
          label={texts.page}
          maxLength={200}
          onChange={(event) => setPath(event.currentTarget.value)}
          value={path}
        />
        {tried.error !== null && trial === null && isChanged && <RefusalNote error={tried.error} />}
        {failure !== null && <RefusalNote error={failure} />}
        <div>
          <button
            className={deskButton.primary}
            disabled={!isChanged}
            onClick={() => void save()}
            type="button"
          >
            {texts.save}
          </button>
        </div>
        <div className="grid gap-6 lg:grid-cols-2">
          <FoundList
            renderBeside={(item) => <PlaceSelect item={item} onPin={pin} pins={pins} />}
            found={text.now}
            title={texts.now}
          />
          {trial !== null && <FoundList found={trial} title={texts.trial} />}
        </div>
      </div>
    </Panel>
  );
};

/** What shoppers see and choose of one text, and what is decided for it. */
export const SearchTextScreen = () => {
  const texts = useTexts('searchRules');
  const { title } = useTexts('searches');
  const may = useMay();
  const [search] = useSearchParams();
  const of = { view: search.get('view') ?? '', q: search.get('q') ?? '' };
  const { data, error, refetch } = useCall('desk/search-text', { query: of });
  return (
    <Screen
      above={<BackLink to={paths.searches}>{title}</BackLink>}
      beside={isStoreCode(of.view) && <span className="text-ink-soft">{storeViews[of.view].name}</span>}
      help={texts.help}
      title={texts.titleOf(of.q)}
    >
      {error !== null && data === undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
      {data !== undefined && (
        <div className="grid gap-4">
          {may('searches.manage') ? (
            <Decision key={`${of.view} ${data.text} ${pinsLine(data.pins)}`} of={of} text={data} />
          ) : (
            <Panel title={texts.now}>
              <FoundList found={data.now} title={texts.now} />
            </Panel>
          )}
          <ClicksPanel text={data} />
        </div>
      )}
    </Screen>
  );
};
