import { AnswerClock } from '../adapters/http/client/answer-clock.js';
import { HTTP_CLIENT } from '../adapters/http/client/http-client.js';
import { TIME } from '../domain/ports/time.js';
import { SERVER_CLOCK } from '../domain/ports/server-clock.js';
import type { Bindings } from './services.js';

/** The clock of the server. Loaded with the first feature, because the first load compares no times. */
export const bindServerClock: Bindings = (bind) => {
  // The build replaces the expression by its month.
  const builtAt = Date.parse(process.env.BUILT_IN ?? '');
  bind(SERVER_CLOCK, [HTTP_CLIENT, TIME], (http, time) => new AnswerClock(http, time, builtAt));
};
