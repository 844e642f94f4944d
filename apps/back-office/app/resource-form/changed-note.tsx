import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { deskButton } from '../parts/button-styles.ts';
import { type ForeignChange, foreignChanges } from './merged-values.ts';

type ChangedWords = {
  changedTitle: string;
  changedText: string;
  changedNothing: string;
  taken: string;
  takeTheirs: string;
};

type ChangeProps = ForeignChange & { words: ChangedWords; name: string; text: string; onTake: () => void };

const Change = ({ isBoth, words, name, text, onTake }: ChangeProps) => (
  <li className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
    <span>{name}:</span>
    <bdi className="min-w-0 font-medium break-words">{text}</bdi>
    {isBoth ? (
      <button className={deskButton.quiet} onClick={onTake} type="button">
        {words.takeTheirs}
      </button>
    ) : (
      <span className="text-ink-soft">{words.taken}</span>
    )}
  </li>
);

/**
 * Says what a colleague changed since the form was opened. What was not touched here is taken over at once; of what
 * both changed, one says whose stays. `nameOf` says what the field of a path is called, `textOf` what is in it.
 */
export const ChangedNote = <Values extends object>({
  base,
  theirs,
  words,
  nameOf,
  textOf,
}: {
  base: Values;
  theirs: Values;
  words: ChangedWords;
  nameOf: (path: string) => string;
  textOf: (value: unknown) => string;
}) => {
  const { getValues, setValue } = useFormContext();
  const [changes, setChanges] = useState<ForeignChange[]>([]);
  const note = useRef<HTMLDivElement>(null);
  const take = (path: string, value: unknown): void => setValue(path, value, { shouldDirty: true });
  useEffect(() => {
    const found = foreignChanges(base, getValues() as Values, theirs);
    for (const { path, theirs: value, isBoth } of found) if (!isBoth) take(path, value);
    setChanges(found);
    note.current?.focus();
    // What is typed afterwards is no matter of the colleague’s.
    // oxlint-disable-next-line react/exhaustive-deps -- the same
  }, [theirs]);
  return (
    <div className="grid gap-2 rounded-card bg-warning-soft p-4" ref={note} role="alert" tabIndex={-1}>
      <p className="font-semibold">{words.changedTitle}</p>
      <p>{changes.length === 0 ? words.changedNothing : words.changedText}</p>
      <ul className="grid gap-1">
        {changes.map((change) => (
          <Change
            {...change}
            key={change.path}
            name={nameOf(change.path)}
            onTake={() => {
              take(change.path, change.theirs);
              setChanges((all) =>
                all.map((each) => (each.path === change.path ? { ...each, isBoth: false } : each)),
              );
            }}
            text={textOf(change.theirs)}
            words={words}
          />
        ))}
      </ul>
    </div>
  );
};
