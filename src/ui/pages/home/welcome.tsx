import './home.scss';

import { RUNTIME_SETTINGS } from '../../../domain/ports/browser/runtime-settings.port.js';
import { BROWSE_COURSES, HOME_LEAD, LEARN_ABOUT_VIP } from '../../../domain/home/words.js';
import { shownSiteName } from '../../../domain/site/site-name.js';
import { showsVipEntry } from '../../../domain/site/vip-rule.js';
import { welcomeTo } from '../../../domain/site/words.js';
import { useService } from '../../hooks/services.js';
import { useSite } from '../../hooks/site.js';
import { Link } from '../../links/link.js';
import { HomeDrawing } from './home-drawing.js';

/** A welcome and the ways in, where the owner has put nothing on home (pages §1.5). */
export function Welcome() {
  const { config } = useSite();
  const settings = useService(RUNTIME_SETTINGS);
  return (
    <section className="hero">
      <div className="column hero__row">
        <div className="hero__words">
          <h1 className="hero__heading">{welcomeTo(shownSiteName(config.siteName))}</h1>
          <p className="hero__lead">{HOME_LEAD}</p>
          <div className="hero__ways">
            <Link className="btn btn-primary btn-lg" to="/courses">
              {BROWSE_COURSES}
            </Link>
            {showsVipEntry(config, settings) && (
              <Link className="btn btn-quiet btn-lg hero__second" to="/vip">
                {LEARN_ABOUT_VIP}
              </Link>
            )}
          </div>
        </div>
        <HomeDrawing />
      </div>
    </section>
  );
}
