import type { ReactNode } from 'react';

export type MethodOption = { key: string; title: string; detail: string; amount: ReactNode };

/** Ways of delivery or payment as radio buttons; a single one is simply chosen. */
export const MethodChoice = ({ name, options, chosen, onChoose }: { name: string; options: readonly MethodOption[]; chosen: string | null; onChoose: (key: string) => void }) => (
  <div className="grid gap-2">
    {options.map(({ key, title, detail, amount }) => (
      <label
        className="press grid min-h-14 grid-cols-[auto_1fr_auto] items-center gap-3 rounded-card px-4 py-3 inset-ring-1 inset-ring-line has-checked:bg-accent-soft has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        key={key}
      >
        <input checked={key === chosen} className="size-5" name={name} onChange={() => onChoose(key)} type="radio" value={key} />
        <span className="grid">
          <span className="font-semibold">{title}</span>
          {detail !== '' && <span className="text-sm text-ink-soft">{detail}</span>}
        </span>
        <span className="font-medium">{amount}</span>
      </label>
    ))}
  </div>
);
