import './captcha-field.scss';
import '../shared/feedback/spinner.scss';

import Spinner from 'react-bootstrap/Spinner';
import type { Observable } from 'rxjs';

import { assertNever } from '../../domain/kernel/values.js';
import * as strings from '../../domain/signing-in/strings.js';
import type { CaptchaState } from '../../domain/signing-in/sms-sender.js';
import { TextField } from '../shared/forms/text-field.js';
import { useStream } from '../shared/hooks/use-refreshable.js';

interface CaptchaFieldProps {
  readonly captcha$: Observable<CaptchaState>;
  readonly onRefresh: () => void;
}

/**
 * Input for the captcha. The image beside it is a button that fetches another one (docs/spec/signing-in.md#captcha).
 */
export function CaptchaField(props: CaptchaFieldProps) {
  return (
    <TextField
      name="captcha"
      label={strings.CAPTCHA_LABEL}
      placeholder={strings.CAPTCHA_PLACEHOLDER}
      autoComplete="off"
      beside={<CaptchaButton {...props} />}
    />
  );
}

function CaptchaButton({ captcha$, onRefresh }: CaptchaFieldProps) {
  const captcha = useStream<CaptchaState>(captcha$, { kind: 'loading' });
  return (
    <button
      type="button"
      className="captcha"
      // After a failure the visible text already names the action; an image has no text.
      aria-label={captcha.kind === 'failed' ? undefined : strings.REFRESH_CAPTCHA}
      aria-busy={captcha.kind === 'loading'}
      onClick={onRefresh}
    >
      <CaptchaImage captcha={captcha} />
    </button>
  );
}

function CaptchaImage({ captcha }: { readonly captcha: CaptchaState }) {
  switch (captcha.kind) {
    case 'loading':
      return <Spinner className="captcha__spinner" size="sm" aria-hidden="true" />;
    case 'ready':
      // docs/spec/every-page.md#images: an image is removed with its parent
      return (
        <span className="captcha__frame">
          <img className="captcha__image" src={captcha.captcha.image} width={120} height={48} alt="" />
        </span>
      );
    case 'failed':
      return <span className="captcha__text">{strings.CAPTCHA_FAILED}</span>;
    default:
      return assertNever(captcha);
  }
}
