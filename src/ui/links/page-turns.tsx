import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

import { NAVIGATOR, type Navigator } from '../../domain/ports/browser/navigator.port.js';
import { TIME } from '../../domain/ports/browser/time.port.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { type CodeAt, PageTurn } from './page-turn.js';

const Turn = createContext<PageTurn | undefined>(undefined);

/**
 * Links inside wait for the page that they lead to; a line at the top tells of a wait that is long enough to be felt.
 * The `codeAt` of the first render holds.
 */
export function PageTurns({ codeAt, children }: { readonly codeAt: CodeAt; readonly children: ReactNode }) {
  const navigator = useService(NAVIGATOR);
  const time = useService(TIME);
  const [turn] = useState(() => new PageTurn(navigator, time, codeAt));
  useEffect(() => {
    const waiting = turn.run().subscribe();
    return () => {
      waiting.unsubscribe();
    };
  }, [turn]);
  const goingTo = useBehavior(turn.goingTo$);
  return (
    <Turn value={turn}>
      {goingTo !== undefined && <div key={goingTo} className="page-turn" aria-hidden="true" />}
      {children}
    </Turn>
  );
}

/** The way to another page of this site, by which the present one stays on view until the next can be drawn. */
export function usePageTurn(): Pick<Navigator, 'go'> {
  const navigator = useService(NAVIGATOR);
  return useContext(Turn) ?? navigator;
}
