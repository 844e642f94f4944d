/**
 * The shop's illustration for pages with nothing else to show: a river in three strokes, with something
 * floating on it.
 */
export const RiverPicture = ({ floating }: { floating: 'bottle' | 'basket' | 'leaf' | 'box' }) => (
  <svg aria-hidden="true" className="w-56 max-w-full text-accent" fill="none" viewBox="0 0 224 132">
    <circle cx="166" cy="36" fill="var(--accent-soft)" r="26" />
    <g stroke="currentColor" strokeLinejoin="round" strokeWidth="3">
      {floating === 'bottle' && <path d="M92 78 116 38l9 5-4 10 3 15-13 20z" fill="var(--surface)" />}
      {floating === 'basket' && <path d="M76 58h64l-8 34H84zM88 58c0-26 40-26 40 0" fill="var(--surface)" />}
      {floating === 'leaf' && (
        <path d="M78 84c4-34 30-46 66-44-2 34-24 52-66 44zm0 0 40-26" fill="var(--surface)" />
      )}
      {floating === 'box' && (
        <path d="m78 52 34-14 34 14v32l-34 12-34-12zm0 0 34 14 34-14m-34 14v30" fill="var(--surface)" />
      )}
    </g>
    <path d="M8 92c18-14 34-14 52 0s34 14 52 0 34-14 52 0 34 14 52 0v40H8z" fill="var(--ground)" />
    <g stroke="currentColor" strokeLinecap="round" strokeWidth="3">
      <path d="M8 92c18-14 34-14 52 0s34 14 52 0 34-14 52 0 34 14 52 0" />
      <path d="M34 110c14-10 26-10 40 0s26 10 40 0 26-10 40 0 24 10 36 2" opacity=".55" />
      <path d="M70 126c10-7 18-7 28 0s18 7 28 0 18-7 28 0" opacity=".28" />
    </g>
  </svg>
);
