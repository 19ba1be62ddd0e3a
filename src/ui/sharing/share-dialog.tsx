import './share-dialog.scss';

import { COPY_LINK, COPY_LINK_BY_HAND, SHARED_CODE } from '../../domain/sharing.strings.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';
import { useCopy } from '../shared/hooks/use-copy.js';
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
  const [address, copy] = useCopy<HTMLParagraphElement>({ done: copied, byHand: COPY_LINK_BY_HAND });
  return (
    <DialogFrame title={name} onClose={onClose}>
      {hint !== undefined && <p className="share__hint">{hint}</p>}
      {scan !== undefined && (
        <div className="share__code">
          <QrPanel code={<QrCode text={url} name={SHARED_CODE} />} text={scan} />
        </div>
      )}
      <p ref={address} className="share__address" translate="no">
        {url}
      </p>
      <button type="button" className="btn btn-primary share__copy" onClick={copy}>
        {COPY_LINK}
      </button>
    </DialogFrame>
  );
}
