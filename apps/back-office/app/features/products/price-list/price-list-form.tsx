import { fieldStyle } from '@dijla/ui-kit/fields/text-field.tsx';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../i18n/use-desk.ts';
import { deskButton } from '../../../parts/button-styles.ts';
import { FailureNote, RefusalNote } from '../../../parts/failure-note.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { ask } from '../../../provider-client/ask.ts';
import { refusalOf } from '../../../provider-client/desk-error.ts';
import { useCall } from '../../../provider-client/use-call.ts';
import { useMay } from '../../../session/use-session.ts';
import {
  type Currency,
  type LineFault,
  linesToSave,
  pastedLines,
  previewed,
  type PreviewedLine,
  type PricedProduct,
  type PriceLines,
} from './pasted-prices.ts';
import { PriceRaise } from './price-raise.tsx';
import { PriceListTable } from './price-list-table.tsx';

const askedAtOnce = 50;

/** Reads the products that lines name, so many at once. */
const readProducts = async (skus: readonly string[]): Promise<Map<string, PricedProduct>> => {
  const found = new Map<string, PricedProduct>();
  for (let start = 0; start < skus.length; start += askedAtOnce) {
    const some = JSON.stringify(skus.slice(start, start + askedAtOnce));
    const { items } = await ask('desk/priced-products', { query: { skus: some } });
    for (const item of items) found.set(item.sku, item);
  }
  return found;
};

type Step =
  | { at: 'typing' }
  | { at: 'preview'; lines: readonly PreviewedLine[]; text: string }
  | { at: 'saved'; count: number; reverse: PriceLines };

const isFaults = (value: unknown): value is { sku: string; fault: LineFault }[] => Array.isArray(value);

/** Returns lines with what the shop found wrong when they were to be saved. */
const withFaults = (lines: readonly PreviewedLine[], error: unknown): PreviewedLine[] => {
  const refusal = refusalOf(error);
  const given = refusal?.code === 'desk.price-list-faulty' ? refusal.meta['faults'] : [];
  const faults = new Map(isFaults(given) ? given.map(({ sku, fault }) => [sku, fault]) : []);
  return lines.map((line) => ({ ...line, fault: line.fault ?? faults.get(line.sku) ?? null }));
};

/** Returns the lines that the list of products brought along. */
const useBroughtLines = (): string => {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'lines' in state ? String(state.lines) : '';
};

/** Pasted lines, what each changes, and the way back. */
// oxlint-disable-next-line max-lines-per-function -- three steps that share what was pasted
export const PriceListForm = () => {
  const texts = useTexts('priceList');
  const products = useTexts('products');
  const client = useQueryClient();
  const may = useMay();
  const id = useId();
  const choices = useCall('desk/product-choices');
  const [text, setText] = useState(useBroughtLines());
  const [currency, setCurrency] = useState<Currency>('IQD');
  const [isFollowed, setIsFollowed] = useState(true);
  const [step, setStep] = useState<Step>({ at: 'typing' });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (choices.isError) return <FailureNote error={choices.error} onRetry={() => void choices.refetch()} />;
  const units = choices.data?.units ?? [];
  const scale = units.find(({ code }) => code === currency)?.scale ?? 0;
  const work = async (act: () => Promise<void>): Promise<void> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(error);
    }
    setIsBusy(false);
  };
  const preview = () =>
    work(async () => {
      const lines = pastedLines(text, scale);
      const named = lines.filter(({ fault }) => fault === null).map(({ sku }) => sku);
      const given = { currency, isFollowed, mayCount: may('products.stock') };
      setStep({ at: 'preview', text, lines: previewed(lines, await readProducts(named), given) });
    });
  const saveLines = async (lines: PriceLines): Promise<void> => {
    await ask('desk/save-price-list', { body: { lines } });
    await client.invalidateQueries({ queryKey: ['desk/products'] });
  };
  const save = (shown: readonly PreviewedLine[]) =>
    work(async () => {
      const { make, reverse } = linesToSave(shown);
      try {
        await saveLines(make);
      } catch (error) {
        setStep({ at: 'preview', text, lines: withFaults(shown, error) });
        throw error;
      }
      setStep({ at: 'saved', count: make.length, reverse });
    });
  const undo = (reverse: PriceLines) =>
    work(async () => {
      await saveLines(reverse);
      setStep({ at: 'typing' });
    });
  const change = (act: () => void): void => {
    act();
    setStep({ at: 'typing' });
  };
  const good = step.at === 'preview' ? step.lines.filter(({ fault }) => fault === null).length : 0;
  const faulty = step.at === 'preview' ? step.lines.length - good : 0;
  return (
    <div className="grid gap-4">
      <Panel title={texts.paste}>
        <div className="grid gap-4">
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              error={null}
              id={`${id}-currency`}
              label={texts.currency}
              onChange={({ currentTarget: { value } }) => change(() => setCurrency(value as Currency))}
              value={currency}
            >
              {units.map(({ code }) => (
                <option key={code} value={code}>
                  {products.currencies[code]}
                </option>
              ))}
            </SelectField>
            <label className="flex min-h-11 items-center gap-3 sm:mt-7">
              <input
                checked={isFollowed}
                className="check-mark"
                onChange={({ currentTarget: { checked } }) => change(() => setIsFollowed(checked))}
                type="checkbox"
              />
              <span>{texts.followed}</span>
            </label>
          </div>
          <div className="grid gap-1.5">
            <label className="font-medium" htmlFor={`${id}-lines`}>
              {texts.lines}
            </label>
            <textarea
              aria-describedby={`${id}-hint`}
              className={`${fieldStyle} font-mono text-sm`}
              dir="ltr"
              id={`${id}-lines`}
              onChange={({ currentTarget: { value } }) => change(() => setText(value))}
              rows={10}
              spellCheck={false}
              value={text}
            />
            <p className="text-sm text-ink-soft" id={`${id}-hint`}>
              {texts.linesHint}
            </p>
          </div>
          <PriceRaise
            currency={currency}
            onRaise={(raised) => change(() => setText(raised))}
            scale={scale}
            text={text}
          />
          <div>
            <button
              aria-busy={isBusy}
              className={step.at === 'preview' ? deskButton.quiet : deskButton.primary}
              disabled={text.trim() === '' || isBusy}
              onClick={() => void preview()}
              type="button"
            >
              {texts.preview}
            </button>
          </div>
        </div>
      </Panel>
      {failure !== null && <RefusalNote error={failure} />}
      {step.at === 'preview' && (
        <Panel title={texts.changes}>
          <output className="block pb-3">{texts.counted({ good, faulty })}</output>
          {good > 0 && (
            <button
              aria-busy={isBusy}
              className={`${deskButton.primary} mb-4`}
              disabled={isBusy}
              onClick={() => void save(step.lines)}
              type="button"
            >
              {texts.save(good)}
            </button>
          )}
          <PriceListTable lines={step.lines} shown={{ currency, scale }} />
        </Panel>
      )}
      {step.at === 'saved' && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-success-soft p-4">
          <output className="min-w-0 flex-1">{texts.saved(step.count)}</output>
          <button
            aria-busy={isBusy}
            className={deskButton.quiet}
            disabled={isBusy}
            onClick={() => void undo(step.reverse)}
            type="button"
          >
            {texts.undo}
          </button>
        </div>
      )}
    </div>
  );
};
