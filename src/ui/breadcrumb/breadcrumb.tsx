import type { Crumb } from '../../domain/site/breadcrumb.js';
import { BREADCRUMB } from '../../domain/paging/words.js';
import { Link } from '../links/link.js';

/** The way from home to the page on view, which is the last of `crumbs` and no link. */
export function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={BREADCRUMB}>
      <ol className="breadcrumb">
        {crumbs.map(({ name, to }, place) => (
          <li key={to} className="breadcrumb__step">
            {place === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link className="breadcrumb__link" to={to}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
