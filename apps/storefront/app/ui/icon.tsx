const strokes = {
  home: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
  cart: 'M6.2 8.5h11.6l1 10.3a1.2 1.2 0 0 1-1.2 1.3H6.4a1.2 1.2 0 0 1-1.2-1.3zM8.8 8.5V7.2a3.2 3.2 0 0 1 6.4 0v1.3',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  trash: 'M5 7h14M10 7V5h4v2M7 7l.8 12.2h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5',
  forward: 'm9.5 5.5 6.5 6.5-6.5 6.5',
  back: 'M14.5 5.5 8 12l6.5 6.5',
  down: 'm5.5 9.5 6.5 6.5 6.5-6.5',
  truck: 'M3 6.5h11v10H3zM14 10h4l3 3.2v3.3h-7zM7 19a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 7 19zM17.2 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z',
  cash: 'M3.5 7h17v10h-17zM12 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6zM6.5 10v4M17.5 10v4',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2',
  globe: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4 12h16M12 4c2.6 2.4 2.6 13.6 0 16M12 4c-2.6 2.4-2.6 13.6 0 16',
  pin: 'M12 20.5s6.5-5.6 6.5-10.5a6.5 6.5 0 1 0-13 0c0 4.9 6.5 10.5 6.5 10.500zM12 12.300a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.600z',
  person: 'M12 12a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.600zM4.8 20c.6-3.6 3.5-5.5 7.2-5.500s6.6 1.9 7.2 5.5',
  alert: 'M12 4 2.8 19.500h18.400zM12 10v4.500M12 17v.1',
} as const;

export type IconName = keyof typeof strokes;

/** Drawn with the text's colour. Only pictures of a direction turn in right-to-left pages. */
export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <svg
    aria-hidden="true"
    className={`${className} shrink-0 ${name === 'forward' || name === 'back' || name === 'truck' ? 'flip-on-rtl' : ''}`}
    fill="none"
    stroke="currentColor"
    strokeLinecap="round"
    strokeLinejoin="round"
    strokeWidth="1.7"
    viewBox="0 0 24 24"
  >
    <path d={strokes[name]} />
  </svg>
);
