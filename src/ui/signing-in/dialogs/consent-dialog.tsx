import {
  AND,
  CONSENT_AFTER,
  CONSENT_BEFORE,
  CONSENT_GIVEN,
  CONSENT_REFUSED,
  PRIVACY_POLICY,
  USER_AGREEMENT,
} from '../../../domain/signing-in/strings.js';
import { Confirmation } from '../../shared/forms/confirmation.js';
import { useSite } from '../../shared/hooks/services.js';
import { OutsideText } from '../../shared/routing/site-link.js';
import { useSigningIn } from '../signing-in.js';

/**
 * New agreements: the member accepts them or is signed out; there is no third option (docs/api/signing-in.md#consent).
 */
export function ConsentDialog() {
  const { consent } = useSigningIn();
  const { userProtocolUrl, privacyProtocolUrl } = useSite().config;
  return (
    <Confirmation
      confirmText={CONSENT_GIVEN}
      cancelText={CONSENT_REFUSED}
      perform={() => consent.give()}
      onCancel={() => {
        consent.refuse();
      }}
    >
      <p>
        <span>{CONSENT_BEFORE}</span>
        <OutsideText url={userProtocolUrl}>{USER_AGREEMENT}</OutsideText>
        <span>{AND}</span>
        <OutsideText url={privacyProtocolUrl}>{PRIVACY_POLICY}</OutsideText>
        <span>{CONSENT_AFTER}</span>
      </p>
    </Confirmation>
  );
}
