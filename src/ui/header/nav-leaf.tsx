import type { ActiveNav } from '../../domain/nav/active-nav.js';
import type { NavItem } from '../../domain/nav/nav-item.js';
import { SiteLink } from '../links/site-link.js';

interface NavLeafProps {
  readonly item: NavItem;
  readonly active: ActiveNav;
}

/** An item without a submenu. */
export function NavLeaf({ item, active }: NavLeafProps) {
  const lit = active.item === item;
  return (
    <li className={lit ? 'nav-item nav-item--lit' : 'nav-item'}>
      <SiteLink className="nav-item__link" link={item} current={lit ? 'page' : undefined}>
        {item.name}
      </SiteLink>
    </li>
  );
}
