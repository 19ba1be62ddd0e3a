import { linkTarget } from '../../../domain/site/nav.js';
import { NAVIGATOR } from '../../../domain/ports/navigator.js';
import { useService } from '../hooks/services.js';

interface OpenHereProps {
  /** The address that a QR code contains. */
  readonly url: string;
  readonly children: string;
}

/** Opens the address of a QR code on this device, which cannot scan its own screen. Missing for other codes. */
export function OpenHere({ url, children }: OpenHereProps) {
  const target = linkTarget({ url, opensNewWindow: true }, useService(NAVIGATOR).origin);
  if (target.kind !== 'outside') return undefined;
  return (
    <a className="btn btn-primary" href={target.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
