import './qr-panel.scss';

import type { CSSProperties, ReactNode } from 'react';
import { encode } from 'uqr';

import { QR_SIZE_PX } from '../../domain/limits.js';
import type { ScanPicture } from '../../domain/signing-in/tickets.js';

interface QrCodeProps {
  /** What a phone reads. */
  readonly text: string;
  /** What the code is for, for those who cannot see it. */
  readonly name: string;
}

/** A QR code drawn here: nobody else learns what it says. The quiet margin that readers need is the frame's. */
export function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  return (
    <svg
      className="qr__code"
      role="img"
      aria-label={name}
      viewBox={`0 0 ${String(size)} ${String(size)}`}
      shapeRendering="crispEdges"
    >
      <path d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark modules of one row, each a unit square. */
function rowPath(row: readonly boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')).join('');
}

interface QrPanelProps {
  /** The code, once there is one. */
  readonly code: ReactNode;
  /** How things stand, in words. Read out politely whenever they change. */
  readonly words: string;
  /** Stands below the words and is not read out. */
  readonly aside?: ReactNode;
  /** The code serves no more: how another one is got. */
  readonly renewal?: { readonly name: string; readonly renew: () => void } | undefined;
  /** The code has served: it dims, without a word on it. */
  readonly done?: boolean;
}

const SIZE: CSSProperties & Readonly<Record<'--qr-size', string>> = { '--qr-size': `${String(QR_SIZE_PX)}px` };

/**
 * A QR code of 300 × 300 in a white frame, with the words beneath it or, when it serves no more, on it
 * (docs/spec/appearance.md#qr-codes).
 */
export function QrPanel({ code, words, aside, renewal, done = false }: QrPanelProps) {
  const look = renewal === undefined ? (done ? ' qr--done' : '') : ' qr--over';
  return (
    <div className={`qr${look}`} tabIndex={-1} style={SIZE}>
      <div className="qr__frame">{code ?? <span className="spinner-border" aria-hidden="true" />}</div>
      <div className="qr__words">
        <p role="status">
          {/* Other words are another element: the same one would be seen to jump, being centred. */}
          <span key={words}>{words}</span>
        </p>
        {aside}
        {renewal && (
          <button type="button" className="btn btn-primary" onClick={renewal.renew}>
            {renewal.name}
          </button>
        )}
      </div>
    </div>
  );
}

/**
 * The code to scan: the picture that the server drew, or one drawn here of what it says
 * (docs/api/scan.md#open-a-scan-generation-1, docs/api/scan.md#open-a-scan-generation-2).
 */
export function ScanCode({ picture, name }: { readonly picture: ScanPicture; readonly name: string }) {
  switch (picture.kind) {
    case 'image':
      return <img className="qr__code" src={picture.src} alt={name} />;
    case 'content':
      return <QrCode text={picture.text} name={name} />;
  }
}
