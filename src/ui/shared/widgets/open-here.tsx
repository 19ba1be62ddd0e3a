import { linkTarget } from '../../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { useService } from '../hooks/services.js';

interface OpenHereProps {
  /** The web address that a QR code contains: on any host, this site's own included. */
  readonly url: string;
  readonly children: string;
}

/** Opens the address of a QR code on this device, which cannot scan its own screen. Missing for other codes. */
export function OpenHere({ url, children }: OpenHereProps) {
  const target = linkTarget({ url, opensNewWindow: true }, useService(PAGE_NAVIGATOR).origin);
  if (target.kind === 'none') return undefined;
  // A document even where the path looks like a page of this site: the server made the address for its own page.
  const href = target.kind === 'inside' ? target.to : target.href;
  return (
    <a className="btn btn-primary" href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
