import { useObservableEagerState } from 'observable-hooks';
import { useMemo } from 'react';

import { SESSION } from '../../domain/session/session.js';
import { SIGN_OUT } from '../../application/session/sign-out.js';
import { guardContext } from '../../application/session/guard-context.js';
import { decideForcedStep, type ForcedStep } from '../../domain/access/forced-step.js';
import type { AccessDecision } from '../../domain/access/guard-policy.js';
import { useService } from '../hooks/services.js';
import { useSite } from '../hooks/site.js';
import { usePlace } from '../hooks/use-place.js';

/** Whether the visitor has business on the page of a forced step, now and whenever that changes. */
export function useForcedStep(step: ForcedStep): AccessDecision {
  const session = useService(SESSION);
  const signOut = useService(SIGN_OUT);
  const rules = useSite().config.member;
  const visitor$ = useMemo(() => guardContext(session, signOut, rules), [session, signOut, rules]);
  return decideForcedStep(step, useObservableEagerState(visitor$), usePlace());
}
