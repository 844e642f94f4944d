import { type ChangeEvent, useLayoutEffect, useRef } from 'react';
import { useStoreView } from '../../i18n/store-context.ts';
import { TextField, type TextFieldProps } from '@dijla/ui-kit/fields/text-field.tsx';
import { type PhoneEdit, typedPhone } from './phone-typing.ts';

export type PhoneFieldProps = Omit<TextFieldProps, 'onChange' | 'value' | 'type'> & {
  value: string;
  onType: (grouped: string) => void;
};

/** Returns on which side of the caret an input event deleted text, or null when it deleted none. */
const removalOf = (event: Event): PhoneEdit['removes'] => {
  const kind = event instanceof InputEvent ? event.inputType : '';
  if (!kind.startsWith('delete')) return null;
  return kind.endsWith('Forward') ? 'behind' : 'before';
};

/**
 * A mobile number, grouped while typing, in any kind of digits. It runs left to right but is aligned to the
 * start of the page's lines.
 */
export const PhoneField = ({ value, onType, ...field }: PhoneFieldProps) => {
  const { direction } = useStoreView();
  const input = useRef<HTMLInputElement | null>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current !== null && input.current === document.activeElement)
      input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });
  const type = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    input.current = currentTarget;
    const { value: text, selectionStart } = currentTarget;
    const typed = typedPhone(value, {
      text,
      caret: selectionStart ?? text.length,
      removes: removalOf(nativeEvent),
    });
    caret.current = typed.caret;
    // React does not render an unchanged value, so the browser's own text is reset here.
    if (typed.text === value) {
      currentTarget.value = value;
      currentTarget.setSelectionRange(typed.caret, typed.caret);
    }
    onType(typed.text);
  };
  const side = direction === 'rtl' ? 'text-end' : 'text-start';
  return (
    <TextField
      {...field}
      autoComplete="tel-national"
      className={side}
      dir="ltr"
      inputMode="tel"
      onChange={type}
      type="tel"
      value={value}
    />
  );
};
