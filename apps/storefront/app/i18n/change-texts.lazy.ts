/** Texts of the owner instead of the shop's, by subject and member; `{1}` is what the text inserts first. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Returns a subject's texts with the owner's in their place; the same object for the same texts. */
export type ChangeTexts = <Text extends object>(subject: string, texts: Text) => Text;

const inserting =
  (text: string) =>
  (...values: unknown[]): string =>
    text.replaceAll(/\{(\d)\}/g, (_, place: string) => String(values[Number(place) - 1]));

const changed = <Text extends object>(texts: Text, own: Readonly<Record<string, string>>): Text => ({
  ...texts,
  ...Object.fromEntries(
    Object.entries(own).map(([member, text]) => [
      member,
      typeof texts[member as keyof Text] === 'function' ? inserting(text) : text,
    ]),
  ),
});

const known = new WeakMap<OwnTexts, ChangeTexts>();

/** Returns how the owner's texts take the place of the shop's. Each subject is changed once. */
export const changeTextsOf = (own: OwnTexts): ChangeTexts => {
  const made = new WeakMap<object, object>();
  const change: ChangeTexts = (subject, texts) => {
    const ofSubject = own[subject];
    if (ofSubject === undefined) return texts;
    const found = made.get(texts) ?? changed(texts, ofSubject);
    made.set(texts, found);
    return found as typeof texts;
  };
  const before = known.get(own) ?? change;
  known.set(own, before);
  return before;
};
