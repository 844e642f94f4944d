import { createElement, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import { useStoreView } from '../../../i18n/store-context.ts';
import { isHydrated, registerInertPart } from '@dijla/ui-kit/hooks/hydration.ts';
import type { PartProps } from './purchase.ts';
import type { PartKind } from './part-kind.ts';
import { fetchPart, partOf, partsNeeded } from './type-parts.ts';

type FormPartProps = PartProps & { kind: PartKind; onWake: (kind: PartKind) => void };

const FormPart = ({ kind, onWake, ...props }: FormPartProps) => {
  const { language } = useStoreView();
  // Must precede `use`: a component that suspended for its code must not reach a new hook after it when it
  // renders again.
  useEffect(() => onWake(kind), [onWake, kind]);
  const Part = partOf(kind, language) ?? use(fetchPart(kind, language));
  return createElement(Part, props);
};

/**
 * The fields beside the variant. The server's fields work before their code has loaded; until then they get
 * no new props, because React discards changes to a boundary that is not hydrated, and taps on their buttons
 * are kept as before hydration. `onWake` is called when all are hydrated, to read the values they hold by
 * then.
 */
export const FormParts = ({ onWake, ...props }: PartProps & { onWake: () => void }) => {
  const { product } = props;
  const [isInteractive, setIsInteractive] = useState(() => isHydrated() || partsNeeded(product).length === 0);
  const [first] = useState(props);
  const woken = useRef(new Set<PartKind>());
  const latestOnWake = useRef(onWake);
  latestOnWake.current = onWake;
  const wake = useMemo(() => {
    const kinds = partsNeeded(product);
    return (kind: PartKind) => {
      woken.current.add(kind);
      if (woken.current.size < kinds.length) return;
      setIsInteractive(true);
      latestOnWake.current();
    };
  }, [product]);
  useEffect(() => (isInteractive ? undefined : registerInertPart()), [isInteractive]);
  const shown = isInteractive ? props : first;
  return useMemo(
    () =>
      partsNeeded(product).map((kind) => (
        <Suspense key={kind}>
          <FormPart {...shown} kind={kind} onWake={wake} />
        </Suspense>
      )),
    // oxlint-disable-next-line react/exhaustive-deps -- once interactive `shown` is new each time, before that never
    [shown, wake],
  );
};
