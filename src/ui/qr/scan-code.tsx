import type { ScanPicture } from '../../domain/signing-in/scan-status.js';
import { QrCode } from './qr-code.js';

/** The code to scan: the picture that the server drew, or one drawn here of what it says (API 2.12, 2.14). */
export function ScanCode({ picture, name }: { readonly picture: ScanPicture; readonly name: string }) {
  switch (picture.kind) {
    case 'image':
      return <img className="qr__code" src={picture.src} alt={name} />;
    case 'content':
      return <QrCode text={picture.text} name={name} />;
  }
}
