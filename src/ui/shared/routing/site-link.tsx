import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { linkTarget, type NavChild } from '../../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { useService } from '../hooks/services.js';

interface SiteLinkProps {
  readonly link: Pick<NavChild, 'url' | 'opensNewWindow'>;
  readonly className?: string;
  /** `page` if the link leads to the displayed page, `true` if it leads to its section. */
  readonly current?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

/** A link that an administrator typed; plain text if it is not a valid link (docs/spec/header-and-footer.md#links). */
export function SiteLink({ link, className, current, children }: SiteLinkProps) {
  const target = linkTarget(link, useService(PAGE_NAVIGATOR).origin);
  if (target.kind === 'none') return <span className={className}>{children}</span>;
  const window = target.opensNewWindow ? { target: '_blank', rel: 'noopener' } : {};
  return target.kind === 'inside' ? (
    <Link className={className} to={target.to} aria-current={current} {...window}>
      {children}
    </Link>
  ) : (
    <a className={className} href={target.href} aria-current={current} {...window}>
      {children}
    </a>
  );
}

/**
 * A text that links to another site, in a new window so that nothing on this page is lost; plain text without a URL.
 */
export function OutsideText({ url, children }: { readonly url: string; readonly children: string }) {
  return <SiteLink link={{ url, opensNewWindow: true }}>{children}</SiteLink>;
}
