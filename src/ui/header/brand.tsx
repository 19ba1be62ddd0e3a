import { useState } from 'react';

import { shownSiteName } from '../../domain/site/site-name.js';
import { useSite } from '../hooks/site.js';
import { Link } from '../links/link.js';

/** The logo, or the name of the site where there is none or it cannot be shown. Leads home. */
export function Brand() {
  const { siteName, logoUrl } = useSite().config;
  const name = shownSiteName(siteName);
  const [broken, setBroken] = useState(false);
  return (
    <Link className="brand" to="/">
      {logoUrl === '' || broken ? (
        <span className="brand__name">{name}</span>
      ) : (
        <img
          className="brand__logo"
          src={logoUrl}
          alt={name}
          onError={() => {
            setBroken(true);
          }}
        />
      )}
    </Link>
  );
}
