import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';

/** A view that is there: `<view.type … />`. */
interface LazyView<Props> {
  readonly type: ComponentType<Props>;
}

/**
 * A view whose code is fetched when it is first wanted; `undefined` until it is there. A failure is told to
 * `failed` and forgotten, so that the next wish tries again (React.lazy would remember it for good).
 */
export function useLazyView<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
  failed: () => void,
): LazyView<Props> | undefined {
  const [view, setView] = useState<LazyView<Props>>();
  const fetchView = useEffectEvent(load);
  const tell = useEffectEvent(failed);
  const missing = wanted && view === undefined;

  useEffect(() => {
    if (!missing) return;
    let gone = false;
    fetchView().then(
      (type) => {
        if (!gone) setView({ type });
      },
      () => {
        if (!gone) tell();
      },
    );
    return () => {
      gone = true;
    };
  }, [missing]);

  return view;
}
