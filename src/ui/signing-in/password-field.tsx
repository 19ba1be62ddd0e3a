import { useState } from 'react';

import * as says from '../../domain/signing-in/words.js';
import { EyeIcon } from '../theme/icons/eye-icon.js';
import { useSignInForm } from './sign-in-form-context.js';
import { TextField } from '../forms/text-field.js';
import { useCapsLock } from '../forms/use-caps-lock.js';

/** The password of an account, or the one it is to have (clarifications §8). */
export function PasswordField() {
  const { kind } = useSignInForm();
  const [shown, setShown] = useState(false);
  const capsLock = useCapsLock();
  const known = kind === 'password-login';
  return (
    <TextField
      name="password"
      type={shown ? 'text' : 'password'}
      label={says.PASSWORD_LABEL}
      placeholder={known ? says.PASSWORD_PLACEHOLDER : says.NEW_PASSWORD_PLACEHOLDER}
      autoComplete={known ? 'current-password' : 'new-password'}
      hint={capsLock.on ? says.CAPS_LOCK_ON : undefined}
      {...capsLock.handlers}
      beside={
        <button
          type="button"
          className="icon-button field__reveal"
          aria-label={says.SHOW_PASSWORD}
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
