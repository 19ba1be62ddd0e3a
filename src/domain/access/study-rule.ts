import type { SessionState } from '../session/session-state.js';

const STUDY_CENTER = '/study-center';

export type StudyDecision =
  | { readonly kind: 'go'; readonly to: typeof STUDY_CENTER }
  | { readonly kind: 'sign-in'; readonly target: typeof STUDY_CENTER };

/**
 * What 我的学习 does (spec §2 header, clarifications §6): a stranger signs in first and lands there. Whoever may
 * yet turn out to be a member goes on, and the guard of the page decides.
 */
export function enterStudyCenter(session: SessionState): StudyDecision {
  return session.kind === 'anonymous' ? { kind: 'sign-in', target: STUDY_CENTER } : { kind: 'go', to: STUDY_CENTER };
}
