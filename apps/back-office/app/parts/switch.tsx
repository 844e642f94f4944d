/** A switch that is on or off at once; `label` says what it switches. */
export const Switch = ({
  label,
  isOn,
  onSwitch,
}: {
  label: string;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}) => (
  <button
    aria-checked={isOn}
    aria-label={label}
    className="press relative z-stuck inline-grid size-11 place-items-center md:h-9"
    onClick={() => onSwitch(!isOn)}
    role="switch"
    type="button"
  >
    <span
      aria-hidden="true"
      className={`flex h-5 w-9 items-center rounded-full p-0.5 ${isOn ? 'justify-end bg-accent' : 'bg-line-strong'}`}
    >
      <span className="size-4 rounded-full bg-surface" />
    </span>
  </button>
);
