import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A user whose clicks and keys follow at once: without `delay: null`, user-event waits for a timer after each. */
export function aUser(): UserEvent {
  return userEvent.setup({ delay: null });
}
