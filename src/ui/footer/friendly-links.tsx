import { useObservableState } from 'observable-hooks';
import { useState } from 'react';
import { catchError, of } from 'rxjs';

import { FRIENDLY_LINKS } from '../../domain/site/friendly-links.js';
import { FRIENDLY_LINKS as HEADING } from '../../domain/site/words.js';
import type { FriendlyLink } from '../../domain/site/friendly-link.js';
import { useService } from '../hooks/services.js';
import { OutsideText } from '../links/outside-text.js';

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
                <OutsideText url={link.url}>{link.name}</OutsideText>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
