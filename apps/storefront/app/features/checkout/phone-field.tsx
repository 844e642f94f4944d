import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx';
import { groupedPhone } from './phone-number.ts';

/** Digits before the caret decide where it stands after the number has been grouped anew. */
const caretAfter = (text: string, digits: number): number => {
  let place = 0;
  for (let seen = 0; seen < digits && place < text.length; place += 1) if (text[place] !== ' ') seen += 1;
  return place;
};

export type PhoneFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'type'> & { value: string; onType: (grouped: string) => void };

/** A mobile number grouped as one types, in any digits; read from left to right, set where the page's lines begin. */
export const PhoneField = ({ value, onType, ...field }: PhoneFieldProps) => {
  const { direction } = useStoreView();
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && input.current === document.activeElement) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    input.current = currentTarget;
    const grouped = groupedPhone(currentTarget.value);
    const before = groupedPhone(currentTarget.value.slice(0, currentTarget.selectionStart ?? 0)).replaceAll(' ', '').length;
    caret.current = caretAfter(grouped, before);
    onType(grouped);
  };
  const side = direction === 'rtl' ? 'text-end' : 'text-start';
  return <TextField {...field} autoComplete="tel-national" className={side} dir="ltr" inputMode="tel" onChange={type} type="tel" value={value} />;
};
