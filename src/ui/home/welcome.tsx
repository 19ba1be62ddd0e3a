import './welcome.scss';

import { Link } from 'react-router-dom';

import { ROUTES } from '../../domain/access/routes.js';
import { BROWSE_COURSES, HOME_LEAD, LEARN_ABOUT_VIP } from '../../domain/home/strings.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { shownSiteName } from '../../domain/site/current-site.js';
import { showsVipEntry } from '../../domain/site/nav.js';
import { welcomeTo } from '../../domain/site/strings.js';
import { useService, useSite } from '../shared/hooks/services.js';

/** Drawing: a lesson on a screen, with books beside it. */
function HomeDrawing() {
  return (
    <svg className="hero__drawing" viewBox="0 0 440 320" fill="none" aria-hidden="true">
      <ellipse className="drawing__ground" cx="220" cy="292" rx="200" ry="18" />
      <circle className="drawing__ground" cx="330" cy="96" r="76" />
      <rect className="drawing__paper" x="60" y="52" width="280" height="178" rx="16" />
      <path className="drawing__line" d="M60 200h280M170 230l-8 46M230 230l8 46M136 278h128" />
      <circle className="drawing__fill" cx="200" cy="124" r="34" />
      <path className="drawing__play" d="M190 106l30 18-30 18z" />
      <path className="drawing__accent" d="M84 215h96" />
      <path className="drawing__line" d="M196 215h90" />
      <path className="drawing__paper" d="M300 256h106v26H300zM312 230h86v26h-86zM326 204h62v26h-62z" />
      <path
        className="drawing__accent"
        d="M318 256v26M328 230v26M340 204v26M372 34v20M362 44h20M36 92v14M29 99h14M400 150v12M394 156h12"
      />
    </svg>
  );
}

/** A welcome with links, if the owner has put nothing on the home page (docs/spec/home.md#welcome). */
export function Welcome() {
  const { config } = useSite();
  const settings = useService(RUNTIME_SETTINGS);
  return (
    <section className="hero">
      <div className="column hero__row">
        <div className="hero__text">
          <h1 className="hero__heading">{welcomeTo(shownSiteName(config.siteName))}</h1>
          <p className="hero__lead">{HOME_LEAD}</p>
          <div className="hero__links">
            <Link className="btn btn-primary btn-lg" to={ROUTES.courses.pattern}>
              {BROWSE_COURSES}
            </Link>
            {showsVipEntry(config, settings) && (
              <Link className="btn btn-quiet btn-lg hero__second" to={ROUTES.vip.pattern}>
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
