import { token } from '../domain/kernel/token.js';
import { LearnedWeeks } from '../domain/lesson/learned-weeks.js';
import { SERVER_CLOCK } from '../domain/ports/server-clock.js';
import { VISIT_STORE } from '../domain/ports/visit-store.js';
import { SESSION } from '../domain/session/session.js';
import type { Bindings } from './services.js';

export const LEARNED_WEEKS = token<LearnedWeeks>('LearnedWeeks');

/** What was learned in this week; needs the bindings of the loader. */
export const bindWeeks: Bindings = (bind) => {
  bind(LEARNED_WEEKS, [VISIT_STORE, SESSION, SERVER_CLOCK], (...needs) => new LearnedWeeks(...needs));
};
