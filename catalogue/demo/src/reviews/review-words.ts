/** A review text; `isOfWear` marks one about use, size, color or parts, which does not fit food or books. */
export type ReviewText = { title: string; detail: string; isOfWear?: true };

export type Stars = 1 | 2 | 3 | 4 | 5;

/** Texts by number of stars. Ratings for which no such text makes sense are omitted. */
export type ReviewPool = Partial<Readonly<Record<Stars, readonly ReviewText[]>>>;

/** Texts in both languages. They are not translations of each other, because different people write them. */
export type ReviewWords = { ar: ReviewPool; en: ReviewPool };
