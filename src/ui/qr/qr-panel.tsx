import './qr-panel.scss';

import { type CSSProperties, type ReactNode, useRef } from 'react';

import { QR_SIZE_PX } from '../../domain/limits.js';

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

/** A QR code of 300 × 300 in a white frame, with the words beneath it or, when it serves no more, on it (design/ui.md). */
export function QrPanel({ code, words, aside, renewal, done = false }: QrPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const look = renewal === undefined ? (done ? ' qr--done' : '') : ' qr--over';
  return (
    <div className={`qr${look}`} ref={panel} tabIndex={-1} style={SIZE}>
      <div className="qr__frame">{code ?? <span className="spinner-border" aria-hidden="true" />}</div>
      <div className="qr__words">
        <p role="status">
          {/* Other words are another element: the same one would be seen to jump, being centred. */}
          <span key={words}>{words}</span>
        </p>
        {aside}
        {renewal && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              // The button goes with what it renews: the focus must not go with it.
              panel.current?.focus();
              renewal.renew();
            }}
          >
            {renewal.name}
          </button>
        )}
      </div>
    </div>
  );
}
