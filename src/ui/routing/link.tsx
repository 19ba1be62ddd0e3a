import type { AnchorHTMLAttributes, ReactNode } from 'react';

import { addressOf } from '../../domain/access/addresses.js';
import { linkTarget, type NavChild } from '../../domain/nav.js';
import { NAVIGATOR } from '../../domain/ports/browser/navigator.js';
import { useService } from '../hooks/services.js';
import { usePageTurn } from './held-navigation.js';

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Anything else is the browser's business: a new tab, a new window, a download. */
export function isPlainClick(click: Click): boolean {
  return (
    !click.defaultPrevented &&
    click.button === 0 &&
    !click.metaKey &&
    !click.ctrlKey &&
    !click.shiftKey &&
    !click.altKey
  );
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address on this site. */
  readonly to: string;
}

/**
 * A link to another place of this site: a real `<a href>`, so that middle-click, keyboard and "copy address" work,
 * whose plain click goes through the `Navigator` port once the page behind it is there. React Router's own costs the
 * first load 3 kB of prefetching and forms for a framework that is not here (docs/decisions/0004).
 */
export function Link({ to, onClick, children, ...anchor }: LinkProps) {
  const navigator = useService(NAVIGATOR);
  const turn = usePageTurn();
  return (
    <a
      {...anchor}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || anchor.target === '_blank') return;
        event.preventDefault();
        // A click on the page one is on adds nothing to the way back.
        turn.go(to, to === addressOf(navigator.place$.value) ? 'replace' : 'push');
      }}
    >
      {children}
    </a>
  );
}

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

/** A text that leads away, in a window of its own so that nothing here is lost; plain words without an address. */
export function OutsideText({ url, children }: { readonly url: string; readonly children: string }) {
  const target = linkTarget({ url, opensNewWindow: true });
  if (target.kind === 'none') return <span>{children}</span>;
  return (
    <a href={target.kind === 'inside' ? target.to : target.href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
