import { Link } from 'react-router-dom';

import { shownSiteName } from '../../../domain/site/current-site.js';
import { useSite } from '../hooks/services.js';
import { useMissingImage } from '../hooks/use-missing-image.js';
import { StudyLink, VipLink } from './header-links.js';
import { HeaderFrame } from './header-parts.js';
import { MainNav } from './main-nav.js';
import { NarrowTools } from './narrow-tools.js';
import { SearchForm } from './search-form.js';
import { VisitorArea } from './visitor-area.js';

/** Link to the home page: the logo, or the site name if the logo is missing or broken. */
export function Brand() {
  const { siteName, logoUrl } = useSite().config;
  const name = shownSiteName(siteName);
  const [isMissing, onError] = useMissingImage(logoUrl);
  return (
    <Link key={String(isMissing)} className="brand" to="/">
      {isMissing ? (
        <span className="brand__name">{name}</span>
      ) : (
        <img className="brand__logo" src={logoUrl} alt={name} onError={onError} />
      )}
    </Link>
  );
}

/** The top of every page except the not-found page (docs/spec/header-and-footer.md#header). */
export function Header() {
  return (
    <HeaderFrame
      brand={<Brand />}
      search={<SearchForm />}
      links={
        <>
          <VipLink />
          <StudyLink />
        </>
      }
      visitor={<VisitorArea />}
      tools={<NarrowTools />}
      nav={<MainNav />}
    />
  );
}
