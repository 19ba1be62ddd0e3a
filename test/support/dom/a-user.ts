import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A user whose presses and keys follow one another at once: without `delay: null` each waits for a timer. */
export function aUser(): UserEvent {
  return userEvent.setup({ delay: null });
}
