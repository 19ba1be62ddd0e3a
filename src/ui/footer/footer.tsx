import { useState } from 'react';

import { TIME } from '../../domain/ports/browser/time.port.js';
import { copyright, POWERED_BY } from '../../domain/site/words.js';
import { chinaYear } from '../../domain/site/china-year.js';
import { footerMargin, showsFriendlyLinks } from '../../domain/site/footer-rules.js';
import { useService } from '../hooks/services.js';
import { useSite } from '../hooks/site.js';
import { usePlace } from '../hooks/use-place.js';
import { FriendlyLinks } from './friendly-links.js';
import { IcpRecords } from './icp-records.js';

const PROVIDER = 'https://www.meedu.vip/';

/** The end of every page but a few (spec §2 footer, clarifications §7). */
export function Footer() {
  const { config } = useSite();
  const { path } = usePlace();
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
