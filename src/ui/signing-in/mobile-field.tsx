import { namesAccount } from '../../domain/signing-in/field-rules.js';
import { MOBILE_LABEL, MOBILE_PLACEHOLDER, NEW_MOBILE_PLACEHOLDER } from '../../domain/signing-in/words.js';
import { useSignInForm } from './sign-in-form-context.js';
import { TextField } from '../forms/text-field.js';

/** The visitor's mobile, typed in any way people write numbers (clarifications §8, lesson 24). */
export function MobileField() {
  const { kind } = useSignInForm();
  return (
    <TextField
      name="mobile"
      type="tel"
      label={MOBILE_LABEL}
      placeholder={kind === 'bind-new-mobile' ? NEW_MOBILE_PLACEHOLDER : MOBILE_PLACEHOLDER}
      autoComplete={namesAccount(kind) ? 'username' : 'tel'}
      inputMode="tel"
    />
  );
}
