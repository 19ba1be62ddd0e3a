import { type KeyboardEvent, useState } from 'react';

import * as strings from '../../domain/signing-in/strings.js';
import { TextField } from '../shared/forms/text-field.js';
import { pressedKey } from '../shared/hooks/pressed-key.js';
import { EyeIcon } from '../shared/theme/lazy-icons.js';
import { useSignInForm } from './sign-in-form.js';

interface CapsLock {
  readonly isOn: boolean;
  /** Handlers for the observed input. */
  readonly handlers: {
    readonly onKeyDown: (event: KeyboardEvent) => void;
    readonly onKeyUp: (event: KeyboardEvent) => void;
    readonly onBlur: () => void;
  };
}

/**
 * Whether caps lock is on while the input has the focus. A browser reports it only with a key event, so it is unknown
 * before the first key.
 */
function useCapsLock(): CapsLock {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent): void => {
    if (pressedKey(event.nativeEvent, true) !== '') setOn(event.getModifierState('CapsLock'));
  };
  return {
    isOn,
    handlers: {
      onKeyDown: look,
      onKeyUp: look,
      onBlur: () => {
        setOn(false);
      },
    },
  };
}

/** The current password of an account, or a new one (docs/spec/signing-in.md#forms). */
export function PasswordField() {
  const { kind } = useSignInForm();
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const known = kind === 'password-login';
  return (
    <TextField
      name="password"
      type={shown ? 'text' : 'password'}
      label={strings.PASSWORD_LABEL}
      placeholder={known ? strings.PASSWORD_PLACEHOLDER : strings.NEW_PASSWORD_PLACEHOLDER}
      autoComplete={known ? 'current-password' : 'new-password'}
      hint={capsLock.isOn ? strings.CAPS_LOCK_ON : undefined}
      {...capsLock.handlers}
      beside={
        <button
          type="button"
          className="icon-button field__reveal"
          aria-label={strings.SHOW_PASSWORD}
          aria-pressed={shown}
          onClick={() => {
            setShown(!shown);
          }}
        >
          <EyeIcon crossed={shown} />
        </button>
      }
    />
  );
}
