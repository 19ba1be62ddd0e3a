import type { ReactNode } from 'react';
import type { Observable } from 'rxjs';

import type { ScanState } from '../../application/signing-in/scan-login.js';
import * as strings from '../../domain/signing-in/strings.js';
import { scanExpiresIn } from '../../domain/signing-in/strings.js';
import { announcesExpiry } from '../../domain/signing-in/tickets.js';
import { RETRY } from '../../domain/site/strings.js';
import { errorTextOf } from '../feedback/loaded.js';
import { useStream } from '../hooks/services.js';
import { useRefreshable } from '../hooks/use-refreshable.js';
import { useSigningIn } from '../signing-in/signing-in.js';
import { QrPanel, ScanCode } from '../widgets/qr-panel.js';
import { DialogLink } from './dialog-link.js';

/**
 * Remaining time of the code, once it is short. Not in a live region: a number each second would drown everything else.
 */
function ScanExpiry({ secondsLeft$ }: { readonly secondsLeft$: Observable<number> }) {
  const seconds = useStream<number | undefined>(secondsLeft$, undefined);
  if (seconds === undefined || !announcesExpiry(seconds)) return undefined;
  return <span className="qr__expiry">{scanExpiresIn(Math.floor(seconds / 60), seconds % 60)}</span>;
}

/** WeChat scan login: the QR code and its state while the dialog is open (docs/spec/signing-in.md#wechat-scan). */
export function WechatScanDialog() {
  const { scanLogin } = useSigningIn();
  const [state, renew] = useRefreshable<ScanState>((renew$) => scanLogin.watch(renew$), { kind: 'loading' });
  const { code, words, renewal, aside } = lookOf(state);
  return (
    <>
      <QrPanel
        code={code}
        words={words}
        aside={aside}
        renewal={renewal === undefined ? undefined : { name: renewal, renew }}
        done={state.kind === 'scanned'}
      />
      <div className="dialog__links">
        <DialogLink to="login">{strings.OTHER_WAYS}</DialogLink>
      </div>
    </>
  );
}

interface ScanLook {
  readonly words: string;
  readonly aside?: ReactNode;
  /** `undefined` while the code loads. */
  readonly code?: ReactNode;
  /** Label of the button that requests a new code. */
  readonly renewal?: string;
}

/** Text and image for each state of docs/spec/signing-in.md#wechat-scan. */
function lookOf(state: ScanState): ScanLook {
  switch (state.kind) {
    case 'loading':
      return { words: strings.SCAN_LOADING };
    case 'ready':
      return {
        words: strings.SCAN_READY,
        aside: <ScanExpiry secondsLeft$={state.secondsLeft$} />,
        code: <ScanCode image={state.ticket.qr} name={strings.SCAN_QR_NAME} />,
      };
    case 'expired':
      return {
        words: strings.SCAN_EXPIRED,
        code: <ScanCode image={state.ticket.qr} name={strings.SCAN_QR_NAME} />,
        renewal: strings.REFRESH_QR,
      };
    case 'failed':
      return { words: errorTextOf(state.error, strings.SCAN_FAILED), code: false, renewal: RETRY };
    case 'scanned':
      return { words: strings.SCAN_DONE, code: <ScanCode image={state.ticket.qr} name={strings.SCAN_QR_NAME} /> };
  }
}
