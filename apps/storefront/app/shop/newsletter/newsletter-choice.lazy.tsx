import { languages, storeViews } from '@dijla/contract/store-views';
import { buttonStyle } from '@dijla/ui-kit/button-style.ts';
import { CheckRow } from '@dijla/ui-kit/fields/check-row.tsx';
import { RadioCard } from '@dijla/ui-kit/fields/radio-card.tsx';
import { type ReactNode, useEffect, useState } from 'react';
import { readPreferences, setPreferences } from '../../device/newsletter-actions.ts';
import { useTexts } from '../../i18n/texts.tsx';
import { showNotification } from '../page/notification-state.ts';

type Choice = Parameters<typeof setPreferences>[1];

const topics = ['offers', 'new-products', 'stories'] as const;
const frequencies = ['weekly', 'monthly'] as const;

/** Reads how somebody has the newsletter, and sets it. `choice` is null while it is not known, `problem` why it is not. */
const useChoice = (givenKey: string | undefined) => {
  const texts = useTexts('newsletter');
  const [choice, setChoice] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    void readPreferences(givenKey).then((answer) =>
      answer.ok ? setChoice(answer.result) : setProblem(answer.text || texts.noAnswer),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- read once for a reader
  }, [givenKey]);
  const save = async (): Promise<void> => {
    if (isBusy || choice === null) return;
    if (choice.topics.length === 0) return showNotification({ type: 'error', message: texts.noTopic });
    setBusy(true);
    const answer = await setPreferences(givenKey, choice);
    setBusy(false);
    return showNotification(
      answer.ok
        ? { type: 'success', message: texts.saved }
        : { type: 'error', message: answer.text || texts.noAnswer },
    );
  };
  return {
    choice,
    problem,
    isBusy,
    change: (part: Partial<Choice>) => setChoice((before) => before && { ...before, ...part }),
    save: () => void save(),
  };
};

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid gap-2">
    <legend className="pb-2 font-semibold">{title}</legend>
    {children}
  </fieldset>
);

type PartProps = { choice: Choice; change: (part: Partial<Choice>) => void };

const Topics = ({ choice, change }: PartProps) => {
  const texts = useTexts('newsletter');
  return (
    <Group title={texts.topics}>
      <div className="divide-y divide-line rounded-sheet bg-surface px-4 inset-ring-1 inset-ring-line">
        {topics.map((topic) => (
          <CheckRow
            checked={choice.topics.includes(topic)}
            key={topic}
            onChange={({ target }) =>
              change({
                topics: topics.filter((each) =>
                  each === topic ? target.checked : choice.topics.includes(each),
                ),
              })
            }
            title={texts.topicNames[topic]}
          />
        ))}
      </div>
    </Group>
  );
};

/** How often, and in which language. */
const Manner = ({ choice, change }: PartProps) => {
  const texts = useTexts('newsletter');
  return (
    <>
      <Group title={texts.frequency}>
        {frequencies.map((frequency) => (
          <RadioCard
            checked={choice.frequency === frequency}
            key={frequency}
            name="frequency"
            onChange={() => change({ frequency })}
            title={texts.frequencies[frequency]}
          />
        ))}
      </Group>
      <Group title={texts.language}>
        {languages.map((language) => (
          <RadioCard
            checked={choice.language === language}
            key={language}
            name="language"
            onChange={() => change({ language })}
            title={<span lang={language}>{storeViews[language].name}</span>}
          />
        ))}
      </Group>
    </>
  );
};

type ChoiceProps = { givenKey?: string; /** What ends it. */ children?: ReactNode };

/**
 * In which language, about what and how often somebody gets the newsletter: by the key of a message, or the customer who
 * is logged in.
 */
export const NewsletterChoice = ({ givenKey, children }: ChoiceProps) => {
  const texts = useTexts('newsletter');
  const { choice, problem, isBusy, change, save } = useChoice(givenKey);
  if (problem !== null) return <output className="text-ink-soft">{problem}</output>;
  if (choice === null) return <span aria-busy className="skeleton block h-64 w-full" />;
  return (
    <section className="grid max-w-xl gap-6">
      <h2 className="text-xl">{texts.preferencesTitle}</h2>
      <Topics change={change} choice={choice} />
      <Manner change={change} choice={choice} />
      <div className="flex flex-wrap items-center gap-3">
        <button aria-busy={isBusy} className={buttonStyle.primary} onClick={save} type="button">
          {texts.save}
        </button>
        {children}
      </div>
    </section>
  );
};
