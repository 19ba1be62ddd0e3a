import { WebIdle } from '../adapters/browser/idle.js';
import { IDLE } from '../domain/ports/presence.js';
import type { Bindings } from './services.js';

/** For what is loaded ahead. */
export const bindIdle: Bindings = (bind) => {
  bind(IDLE, [], () => new WebIdle(window));
};
