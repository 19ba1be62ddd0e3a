import { encode } from 'uqr';

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
