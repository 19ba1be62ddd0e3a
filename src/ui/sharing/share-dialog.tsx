import './share-dialog.scss';

import { SHARED_CODE } from '../../domain/sharing.strings.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';
import { LinkToCopy } from '../shared/widgets/link-to-copy.js';
import { QrCode, QrPanel } from '../shared/widgets/qr-panel.js';

export interface SharedLink {
  /** Absolute. */
  readonly url: string;
  /** Confirms that it was copied. */
  readonly copied: string;
  /** What its QR code is for; without it there is none. */
  readonly scan?: string;
  /** What else the visitor can do. */
  readonly hint?: string;
}

export interface ShareDialogProps {
  readonly name: string;
  readonly link: SharedLink;
  readonly onClose: () => void;
}

/** A link as text, with a QR code or a hint. */
export function ShareDialog({ name, link: { url, copied, scan, hint }, onClose }: ShareDialogProps) {
  return (
    <DialogFrame title={name} onClose={onClose}>
      {hint !== undefined && <p className="share__hint">{hint}</p>}
      {scan !== undefined && (
        <div className="share__code">
          <QrPanel code={<QrCode text={url} name={SHARED_CODE} />} text={scan} />
        </div>
      )}
      <LinkToCopy url={url} copied={copied} look="btn-primary" />
    </DialogFrame>
  );
}
