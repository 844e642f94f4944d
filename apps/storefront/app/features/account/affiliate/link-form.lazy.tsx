import { type SubmitEvent, useState } from 'react';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { SelectField } from '@dijla/ui-kit/fields/select.tsx';
import { fieldStyle, TextField } from '@dijla/ui-kit/fields/text-field.tsx';
import { askAffiliate } from '../../../device/account/affiliate-actions.ts';
import { useTexts } from '../../../i18n/texts.tsx';
import { showNotification } from '../../../shop/page/notification-state.ts';
import { ReadPart } from './read-part.lazy.tsx';
import { useSentForm } from './use-sent-form.lazy.ts';

/** Whether an address leads to this shop; one without a host does. */
const isOwnAddress = (text: string): boolean => {
  try {
    return text.trim() !== '' && new URL(text.trim(), location.origin).origin === location.origin;
  } catch {
    return false;
  }
};

const MadeLink = ({ link }: { link: string }) => {
  const texts = useTexts('affiliate');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    showNotification(
      isCopied ? { type: 'success', message: texts.copied } : { type: 'info', message: texts.notCopied },
    );
  };
  return (
    <div className="grid gap-2">
      <label className="font-medium" htmlFor="affiliate-made">
        {texts.yourLink}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          className={`${fieldStyle} min-w-0 flex-1 basis-64`}
          dir="ltr"
          id="affiliate-made"
          onFocus={({ currentTarget }) => currentTarget.select()}
          readOnly
          value={link}
        />
        <button className={`${buttonStyle.quiet} max-md:w-full`} onClick={() => void copy()} type="button">
          {texts.copy}
        </button>
      </div>
    </div>
  );
};

type Campaign = { id: number; name: string };

type Typed = { campaign: string; source: string; page: string };

/** What was typed, its gaps once making was tried, and the link that was made last. */
const useLinkForm = (campaigns: readonly Campaign[], accountId: number) => {
  const [typed, setTyped] = useState<Typed>({
    campaign: String(campaigns[0]?.id ?? ''),
    source: '',
    page: '',
  });
  const [isTried, setTried] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  const { isSending, send } = useSentForm();
  const gaps = { source: typed.source.trim() === '', page: !isOwnAddress(typed.page) };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const gap = (['source', 'page'] as const).find((name) => gaps[name]);
    if (gap !== undefined) return document.getElementById(`affiliate-${gap}`)?.focus();
    const promoLinkData = {
      campaign_id: Number(typed.campaign),
      traffic_source: typed.source.trim(),
      account_id: accountId,
      basic_url: typed.page.trim(),
    };
    const result = await send(() => askAffiliate('affiliate/make-link', { body: { promoLinkData } }));
    if (result !== null) setMade(result.promo_link);
  };
  return {
    typed,
    made,
    isSending,
    isGap: (name: keyof typeof gaps) => isTried && gaps[name],
    set: (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part })),
    submit,
  };
};

type Fields = Pick<ReturnType<typeof useLinkForm>, 'typed' | 'isGap' | 'set'> & {
  campaigns: readonly Campaign[];
};

const LinkFields = ({ campaigns, typed, isGap, set }: Fields) => {
  const texts = useTexts('affiliate');
  return (
    <>
      <SelectField
        error={null}
        id="affiliate-campaign"
        label={texts.campaign}
        onChange={({ currentTarget }) => set({ campaign: currentTarget.value })}
        value={typed.campaign}
      >
        {campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        error={isGap('source') ? texts.sourceGap : null}
        hint={texts.sourceHint}
        id="affiliate-source"
        label={texts.source}
        maxLength={60}
        onChange={({ currentTarget }) => set({ source: currentTarget.value })}
        value={typed.source}
      />
      <TextField
        dir="ltr"
        error={isGap('page') ? texts.pageGap : null}
        hint={texts.pageHint}
        id="affiliate-page"
        inputMode="url"
        label={texts.page}
        maxLength={500}
        onChange={({ currentTarget }) => set({ page: currentTarget.value })}
        value={typed.page}
      />
    </>
  );
};

const Form = ({ campaigns, accountId }: { campaigns: readonly Campaign[]; accountId: number }) => {
  const texts = useTexts('affiliate');
  const { typed, made, isSending, isGap, set, submit } = useLinkForm(campaigns, accountId);
  return (
    <form className="grid max-w-xl gap-4" noValidate onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{texts.linkIntro}</p>
      <LinkFields campaigns={campaigns} isGap={isGap} set={set} typed={typed} />
      <button
        aria-busy={isSending}
        className={`${buttonStyle.primary} justify-self-start max-md:w-full`}
        type="submit"
      >
        {isSending ? texts.sending : texts.makeLink}
      </button>
      {made !== null && <MadeLink link={made} />}
    </form>
  );
};

/** Makes links to pages of the shop that count for the partner. */
export const LinkForm = ({ accountId }: { accountId: number }) => (
  <ReadPart call="affiliate/campaigns">
    {({ items }) => <Form accountId={accountId} campaigns={items} />}
  </ReadPart>
);
