import type { Observable } from 'rxjs';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import type { ScanState } from '../../../application/signing-in/scan-login.js';
import { VISIT_STORE } from '../../../domain/ports/visit-store.js';
import * as strings from '../../../domain/signing-in/strings.js';
import { isExpiringSoon } from '../../../domain/signing-in/tickets.js';
import { duration } from '../../../domain/text/quantities.js';
import { useService } from '../../shared/hooks/services.js';
import { useDevice } from '../../shared/hooks/use-device.js';
import { useRefreshable, useStream } from '../../shared/hooks/use-refreshable.js';
import { useSigningIn } from '../signing-in.js';
import { WechatCode } from '../wechat-code.js';
import { DialogLink } from './dialog-link.js';

/**
 * Remaining time of the code, once it is short. Not in a live region: a number each second would drown everything else.
 */
function ScanExpiry({ secondsLeft$ }: { readonly secondsLeft$: Observable<number> }) {
  const seconds = useStream<number | undefined>(secondsLeft$, undefined);
  if (seconds === undefined || !isExpiringSoon(seconds)) return undefined;
  return <span>{strings.scanExpiresIn(duration(seconds))}</span>;
}

/** On a phone or a tablet: the way that works there comes before the code, which the device cannot scan. */
function SmsInstead() {
  const dialogs = useService(DIALOG_FLOW);
  const store = useService(VISIT_STORE);
  if (!useDevice().isHandheld) return undefined;
  return (
    <div className="qr-here">
      <button
        type="button"
        className="btn btn-primary btn-lg"
        onClick={() => {
          store.write('loginTab', 'sms');
          dialogs.switchTo({ kind: 'login' });
        }}
      >
        {strings.SMS_TAB}
      </button>
      <p>{strings.OR_SCAN_WITH_ANOTHER_PHONE}</p>
    </div>
  );
}

/** WeChat scan login: the QR code and its state while the dialog is open (docs/spec/signing-in.md#wechat-scan). */
export function WechatScanDialog() {
  const { scanLogin } = useSigningIn();
  const [state, renew] = useRefreshable<ScanState>((renew$) => scanLogin.watch(renew$), { kind: 'loading' });
  return (
    <>
      <SmsInstead />
      <WechatCode state={state} renew={renew} {...strings.SCAN_QR} />
      <div className="dialog__links">
        <DialogLink to="login">{strings.OTHER_SIGN_IN_METHODS}</DialogLink>
        {/* Beside the link there is always room, so nothing moves when the text appears. */}
        <span className="qr-expiry">{state.kind === 'ready' && <ScanExpiry secondsLeft$={state.secondsLeft$} />}</span>
      </div>
    </>
  );
}
