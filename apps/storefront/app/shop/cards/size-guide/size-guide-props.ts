/** Which size guide is shown, and which of its sizes is marked. */
export type SizeGuideProps = {
  /** Slug of the page of text with the measurements. */
  page: string;
  /** The product's sizes, named as on the page. */
  sizes: readonly { label: string }[];
  chosen: string | undefined;
};
