import { type SubmitEvent, useState } from 'react';
import { useTexts } from '../../i18n/texts.tsx';
import type { SignInResult } from '../../device/session/session-actions.ts';
import { fieldNamedIn, shownRefusal } from './account-rules.ts';

export type AccountForm<Name extends string> = {
  /** Returns the current values of the fields. */
  read: (form: HTMLFormElement) => Record<Name, string>;
  gapsOf: (fields: Record<Name, string>) => readonly Name[];
  /** Returns why the form cannot be sent now, for a reason that concerns no field, or null when it can. */
  hindrance?: (fields: Record<Name, string>) => string | null;
  send: (fields: Record<Name, string>) => Promise<SignInResult>;
  /** Title of the error when the request is refused. */
  failed?: string;
  /** How refusals name each field they can concern. */
  named?: Readonly<Partial<Record<Name, string>>>;
  onDone: () => void;
};

/** Returns the values of a form's fields by name. */
export const valuesOf = <Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
};

const focusOn = (form: HTMLFormElement, name: string): void => {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

type Refused<Name> = { /** Null when the error belongs to no field. */ name: Name | null; text: string };

/**
 * Handles an account form: marks invalid fields on submit and focuses the first, sends one request at a
 * time, and focuses the error when the request is refused.
 */
export const useAccountForm = <Name extends string>({
  read,
  gapsOf,
  hindrance,
  send,
  failed,
  named,
  onDone,
}: AccountForm<Name>) => {
  const { noAnswer } = useTexts('account');
  const [gaps, setGaps] = useState<readonly Name[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused<Name> | null>(null);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const fields = read(form);
    const [first, ...others] = gapsOf(fields);
    setGaps(first === undefined ? [] : [first, ...others]);
    setRefused(null);
    if (first !== undefined) return focusOn(form, first);
    const hindered = hindrance?.(fields) ?? null;
    if (hindered !== null) return setRefused({ name: null, text: hindered });
    setBusy(true);
    const sent = await send(fields);
    setBusy(false);
    if (sent.ok) return onDone();
    const name = named === undefined ? null : fieldNamedIn(sent.text, named);
    setRefused({ name, text: sent.text === '' ? noAnswer : shownRefusal(sent.text) });
    if (name !== null) focusOn(form, name);
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBusy) void submit(event.currentTarget);
  };
  /** Clears the mark of a field as soon as it is edited. */
  const onChange = ({ target }: { target: EventTarget }): void => {
    if (!(target instanceof HTMLInputElement)) return;
    setGaps((before) => before.filter((name) => name !== target.name));
    setRefused((before) => (before?.name === target.name ? null : before));
  };
  const errorOf = (name: Name, text: string): string | null =>
    gaps.includes(name) ? text : refused?.name === name ? refused.text : null;
  const problem = refused === null || refused.name !== null ? null : { title: failed, text: refused.text };
  return { handlers: { noValidate: true, onChange, onSubmit }, errorOf, end: { isBusy, problem } };
};
