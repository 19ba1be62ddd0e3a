import type { WechatLinkState } from '../../application/member/social-accounts.js';
import type { ScanState } from '../../application/signing-in/scan-login.js';
import { errorTextOf } from '../../domain/errors/error-catalogue.js';
import { REFRESH_QR, SCAN_EXPIRED, SCAN_FAILED, SCAN_LOADING } from '../../domain/signing-in/strings.js';
import type { ScanImage } from '../../domain/signing-in/tickets.js';
import { RETRY } from '../../domain/site/strings.js';
import { QrCode, QrPanel } from '../shared/widgets/qr-panel.js';

interface WechatCodeProps {
  readonly state: ScanState | WechatLinkState;
  /** Requests a new code. */
  readonly renew: () => void;
  /** Accessible name: what the code is for. */
  readonly name: string;
  /** What to do with the code, and what follows once it was scanned. */
  readonly task: string;
  readonly done: string;
}

/** A code that WeChat scans, to sign in or to link an account, in each state of docs/spec/signing-in.md#wechat-scan. */
export function WechatCode({ state, renew, name, task, done }: WechatCodeProps) {
  switch (state.kind) {
    case 'loading':
      return <QrPanel code={undefined} text={SCAN_LOADING} />;
    case 'failed':
      return <QrPanel code={false} text={errorTextOf(state.error, SCAN_FAILED)} renewal={{ name: RETRY, renew }} />;
    default: {
      const code = <ScanCode image={state.ticket.qr} name={name} />;
      if (state.kind === 'ready') return <QrPanel code={code} text={task} />;
      if (state.kind === 'expired')
        return <QrPanel code={code} text={SCAN_EXPIRED} renewal={{ name: REFRESH_QR, renew }} />;
      return <QrPanel code={code} text={done} isDone />;
    }
  }
}

/**
 * The code to scan: the server's image, or a QR code drawn from the content that it sent
 * (docs/api/scan.md#open-a-scan-generation-1, docs/api/scan.md#open-a-scan-generation-2).
 */
export function ScanCode({ image, name }: { readonly image: ScanImage; readonly name: string }) {
  switch (image.kind) {
    case 'image':
      // docs/spec/every-page.md#images: an image is removed with its parent
      return (
        <span className="qr__image">
          <img className="qr__code" src={image.src} alt={name} />
        </span>
      );
    case 'content':
      return <QrCode text={image.text} name={name} />;
  }
}
