import type { ReactNode } from 'react';

import { linkTarget } from '../../domain/nav/link-target.js';
import type { NavChild } from '../../domain/nav/nav-item.js';
import { Link } from './link.js';

interface SiteLinkProps {
  readonly link: Pick<NavChild, 'url' | 'opensNewWindow'>;
  readonly className: string;
  /** The page the visitor is on, or the section it is in. */
  readonly current?: 'page' | 'true' | undefined;
  readonly children: ReactNode;
}

/** A link that an administrator typed, as far as it is one (clarifications §6 Links). */
export function SiteLink({ link, className, current, children }: SiteLinkProps) {
  const target = linkTarget(link);
  if (target.kind === 'none') return <span className={className}>{children}</span>;
  const window = target.newWindow ? { target: '_blank', rel: 'noopener' } : {};
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
