import './footer.scss';

import { useState } from 'react';
import { catchError, of } from 'rxjs';

import { TIME } from '../../../domain/ports/time.js';
import { chinaYear, footerMargin, FRIENDLY_LINKS, showsFriendlyLinks } from '../../../domain/site/footer.js';
import { copyright, FRIENDLY_LINKS_TEXT, POWERED_BY } from '../../../domain/site/strings.js';
import type { FriendlyLink, IcpRecord } from '../../../domain/site/system-config.js';
import { usePagePath, useService, useSite } from '../hooks/services.js';
import { useStream } from '../hooks/use-refreshable.js';
import { OutsideText } from '../routing/site-link.js';

const NONE: readonly FriendlyLink[] = [];

/**
 * Links to partner sites. They are secondary, so a failure shows no error; the space is reserved either way, so that
 * nothing moves.
 */
function FriendlyLinks() {
  const friendlyLinks = useService(FRIENDLY_LINKS);
  const [links$] = useState(() => friendlyLinks.links$.pipe(catchError(() => of(NONE))));
  const links = useStream(links$, NONE);
  return (
    <div className="footer__friends">
      {links.length > 0 && (
        <>
          <h2 className="footer__heading">{FRIENDLY_LINKS_TEXT}</h2>
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

/** Filing records, each a link if it has a URL (docs/spec/header-and-footer.md#filing-records). */
function IcpRecords({ records }: { readonly records: readonly IcpRecord[] }) {
  return records.map(({ text, url }, position) => (
    <span key={position}>
      <OutsideText url={url}>{text}</OutsideText>
    </span>
  ));
}

const PROVIDER = 'https://www.meedu.vip/';

/** The footer of the pages in the main layout (docs/spec/header-and-footer.md#footer). */
export function Footer() {
  const { config } = useSite();
  const path = usePagePath();
  const time = useService(TIME);
  const [year] = useState(() => chinaYear(time.now()));
  return (
    <footer className="footer" style={{ marginTop: footerMargin(path) }}>
      <div className="column">
        {showsFriendlyLinks(path) && <FriendlyLinks />}
        <div className="footer__line">
          <span>{copyright(year, config.siteName)}</span>
          <IcpRecords records={config.icpRecords} />
          <a className="footer__provider" href={PROVIDER} target="_blank" rel="noopener">
            {POWERED_BY}
          </a>
        </div>
      </div>
    </footer>
  );
}
