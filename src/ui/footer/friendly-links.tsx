import { useObservableState } from 'observable-hooks';
import { useState } from 'react';
import { catchError, of } from 'rxjs';

import { FRIENDLY_LINKS } from '../../application/tokens.js';
import { FRIENDLY_LINKS as HEADING } from '../../domain/site/words.js';
import { linkTarget } from '../../domain/nav/link-target.js';
import type { FriendlyLink } from '../../domain/site/friendly-link.js';
import { useService } from '../hooks/services.js';

const NONE: readonly FriendlyLink[] = [];

/** Partner sites. Nobody came for them, so a failure is quiet; their room is kept, so that nothing moves. */
export function FriendlyLinks() {
  const friendlyLinks = useService(FRIENDLY_LINKS);
  const [links$] = useState(() => friendlyLinks.links$.pipe(catchError(() => of(NONE))));
  const links = useObservableState(links$, NONE);
  return (
    <div className="footer__friends">
      {links.length > 0 && (
        <>
          <h2 className="footer__heading">{HEADING}</h2>
          <ul className="footer__links">
            {links.map((link) => (
              <li key={link.id}>
                <Friend link={link} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Friend({ link }: { readonly link: FriendlyLink }) {
  const target = linkTarget({ url: link.url, opensNewWindow: true });
  if (target.kind === 'none') return link.name;
  return (
    <a href={target.kind === 'outside' ? target.href : target.to} target="_blank" rel="noopener">
      {link.name}
    </a>
  );
}
