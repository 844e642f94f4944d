/** What a shopper writes under the stars; `isOfWear` speaks of use, size, color, or parts, as nobody does of what is eaten or read. */
export type ReviewText = { title: string; detail: string; isOfWear?: true };

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Texts by stars; none where nobody would say anything of the kind. */
export type ReviewPool = Partial<Readonly<Record<Stars, readonly ReviewText[]>>>;

/** Texts of both languages; not translations of each other, as different people write them. */
export type ReviewWords = { ar: ReviewPool; en: ReviewPool };
