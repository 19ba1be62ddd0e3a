import './qr-panel.scss';
import '../feedback/spinner.scss';

import type { CSSProperties, ReactNode } from 'react';
import { encode } from 'uqr';

import { QR_SIZE_PX } from '../../../domain/site/limits.js';
import { RetryButton } from '../feedback/error-state.js';

interface QrCodeProps {
  /** The content of the code. */
  readonly text: string;
  /** Accessible name: what the code is for. */
  readonly name: string;
}

/**
 * A QR code drawn in the browser, so that no third party learns its content. The frame adds the quiet zone that readers
 * need.
 */
export function QrCode({ text, name }: QrCodeProps) {
  const { data, size } = encode(text, { border: 0 });
  return (
    // docs/spec/every-page.md#images: an image is removed with its parent
    <span className="qr__image">
      <svg
        className="qr__code"
        role="img"
        aria-label={name}
        viewBox={`0 0 ${String(size)} ${String(size)}`}
        shapeRendering="crispEdges"
      >
        <path d={data.map(rowPath).join('')} />
      </svg>
    </span>
  );
}

/** The dark modules of one row, each a unit square. */
function rowPath(row: readonly boolean[], y: number): string {
  return row.map((dark, x) => (dark ? `M${String(x)} ${String(y)}h1v1h-1z` : '')).join('');
}

interface QrPanelProps {
  /** The code; empty while it loads. */
  readonly code: ReactNode;
  /** The state, as text. Every change is announced politely. */
  readonly text: string;
  /** Below the text; not announced. */
  readonly aside?: ReactNode;
  /** Set when the code is no longer valid: the button that requests a new one. */
  readonly renewal?: { readonly name: string; readonly renew: () => void } | undefined;
  /** The code has been used: it is dimmed, without a text over it. */
  readonly isDone?: boolean;
}

const SIZE: CSSProperties & Readonly<Record<'--qr-size', string>> = { '--qr-size': `${String(QR_SIZE_PX)}px` };

/**
 * A QR code of 300 × 300 in a white frame. The text is below it, or over it when the code is no longer valid
 * (docs/spec/appearance.md#qr-codes).
 */
export function QrPanel({ code, text, aside, renewal, isDone = false }: QrPanelProps) {
  const look = renewal === undefined ? (isDone ? ' qr--done' : '') : ' qr--over';
  return (
    <div className={`qr${look}`} tabIndex={-1} style={SIZE}>
      <div className="qr__frame">{code ?? <span className="spinner-border" aria-hidden="true" />}</div>
      <div className="qr__text">
        <p role="status">
          {/* A new text is a new element: the same element, being centred, would visibly jump. */}
          <span key={text}>{text}</span>
        </p>
        {aside}
        {renewal && (
          <RetryButton className="btn btn-primary" onClick={renewal.renew}>
            {renewal.name}
          </RetryButton>
        )}
      </div>
    </div>
  );
}
