import { type KeyboardEvent, useState } from 'react';

interface CapsLock {
  readonly on: boolean;
  /** For the input that is watched. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/** Whether caps lock is on while an input has the focus. A browser tells it with a key only, so not before the first. */
export function useCapsLock(): CapsLock {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => {
    setOn(event.getModifierState('CapsLock'));
  };
  return {
    on,
    handlers: {
      onKeyDown: look,
      onKeyUp: look,
      onBlur: () => {
        setOn(false);
      },
    },
  };
}
