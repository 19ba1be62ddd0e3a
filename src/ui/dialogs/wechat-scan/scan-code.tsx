import { SCAN_QR_NAME } from '../../../domain/signing-in/words.js';
import type { ScanPicture } from '../../../domain/signing-in/scan-status.js';
import { QrCode } from '../../qr/qr-code.js';

/** The code to scan: the picture that the server drew, or one drawn here of what it says (API 2.12, 2.14). */
export function ScanCode({ picture }: { readonly picture: ScanPicture }) {
  switch (picture.kind) {
    case 'image':
      return <img className="qr__code" src={picture.src} alt={SCAN_QR_NAME} />;
    case 'content':
      return <QrCode text={picture.text} name={SCAN_QR_NAME} />;
  }
}
