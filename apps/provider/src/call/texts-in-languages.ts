import { type Language, languages } from '@dijla/contract/store-views';

/**
 * Loads what a file of `packages/messages/src/<language>`, named without its ending, exports under a name, in
 * every language of the shop. Rejects when a language lacks the file.
 */
export const textsInLanguages = async <Text>(
  subject: string,
  name: string,
): Promise<Record<Language, Text>> => {
  const loaded = languages.map(
    async (language) => [language, (await import(`@dijla/messages/${language}/${subject}`))[name]] as const,
  );
  return Object.fromEntries(await Promise.all(loaded)) as Record<Language, Text>;
};
