import { CopiedText } from '@dijla/ui-kit/copied-text.tsx';
import { ibanIn } from './iban-in.lazy.ts';

type IbanCopyProps = {
  /** The owner's words, which may name an account. */
  instructions: string;
  words: { iban: string; copy: string; copied: string };
};

/** A button that copies the account which the owner's words name; nothing where they name none. */
export const IbanCopy = ({ instructions, words }: IbanCopyProps) => {
  const iban = ibanIn(instructions);
  // The number itself stands in the words above.
  return iban && <CopiedText className="hidden" label={words.iban} text={iban} words={words} />;
};
