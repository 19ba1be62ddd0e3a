import './consent-dialog.scss';

import {
  AND,
  CONSENT_AFTER,
  CONSENT_BEFORE,
  CONSENT_GIVEN,
  CONSENT_REFUSED,
  PRIVACY_POLICY,
  USER_AGREEMENT,
} from '../../../domain/signing-in/strings.js';
import { FormAlert, WaitingButton } from '../../shared/forms/form-feedback.js';
import { useSubmission } from '../../shared/forms/use-submission.js';
import { useSite } from '../../shared/hooks/services.js';
import { OutsideText } from '../../shared/routing/site-link.js';
import { useSigningIn } from '../signing-in.js';

/**
 * New agreements: the member accepts them or is signed out; there is no third option (docs/api/signing-in.md#consent).
 */
export function ConsentDialog() {
  const { consent } = useSigningIn();
  const { userProtocolUrl, privacyProtocolUrl } = useSite().config;
  const [submission, submit] = useSubmission();
  const busy = submission.kind === 'running';
  return (
    <>
      <p className="consent__text">
        <span>{CONSENT_BEFORE}</span>
        <OutsideText url={userProtocolUrl}>{USER_AGREEMENT}</OutsideText>
        <span>{AND}</span>
        <OutsideText url={privacyProtocolUrl}>{PRIVACY_POLICY}</OutsideText>
        <span>{CONSENT_AFTER}</span>
      </p>
      <FormAlert submission={submission} />
      <div className="consent__answers">
        <button
          type="button"
          className="btn btn-quiet btn-lg consent__refuse"
          onClick={() => {
            consent.refuse();
          }}
        >
          {CONSENT_REFUSED}
        </button>
        <WaitingButton
          className="btn btn-primary btn-lg"
          onClick={() => {
            submit(() => consent.give());
          }}
          isBusy={busy}
        >
          {CONSENT_GIVEN}
        </WaitingButton>
      </div>
    </>
  );
}
