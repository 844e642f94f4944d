import type { Words } from '@dijla/contract/arrangements';
import { useOwnLanguagesFirst } from '../../../i18n/use-desk.ts';
import type { ExtensionKind, ExtensionValues } from './extension-values.ts';

/** Returns words in the language of the desk, or in another one where there are none. */
export const useOwnWords = (): ((words: Words) => string) => {
  const ordered = useOwnLanguagesFirst();
  return (words) => ordered.map((language) => words[language]).find((text) => text !== '') ?? '';
};

/** Returns the name of an extension's block in a list: its kind, and the first text in it. */
export const useExtensionName = (kinds: readonly ExtensionKind[]): ((block: ExtensionValues) => string) => {
  const ownWords = useOwnWords();
  return ({ kind, typed }) => {
    const known = kinds.find((each) => each.kind === kind);
    const first = Object.values(typed).find((value) => typeof value === 'object' && !('picture' in value));
    const words = first === undefined ? '' : ownWords(first as Words);
    return [known === undefined ? kind : ownWords(known.title), words]
      .filter((part) => part !== '')
      .join(' · ');
  };
};
