import { type PointerEvent, useId, useRef, useState } from 'react';

import { submenuOf } from '../../domain/site/words.js';
import type { ActiveNav } from '../../domain/nav/active-nav.js';
import { linkTarget } from '../../domain/nav/link-target.js';
import type { NavItem } from '../../domain/nav/nav-item.js';
import { isInRightHalf } from '../hooks/is-in-right-half.js';
import { useDismissal } from '../hooks/use-dismissal.js';
import { ChevronIcon } from '../theme/icons/chevron-icon.js';
import { SiteLink } from '../links/site-link.js';

/** Which submenu is open, and whether it stays when the pointer leaves: pressed open, not merely hovered over. */
export interface OpenBranch {
  readonly item: NavItem;
  readonly pinned: boolean;
}

interface NavBranchProps {
  readonly item: NavItem;
  readonly active: ActiveNav;
  readonly open: OpenBranch | undefined;
  readonly setOpen: (open: OpenBranch | undefined) => void;
}

/**
 * An item with a submenu (APG disclosure navigation): a link to its own page, if it has one, and a button that
 * shows the children. Hovering opens too, for a mouse alone: a finger would open and follow in one touch.
 */
export function NavBranch({ item, active, open, setOpen }: NavBranchProps) {
  const root = useRef<HTMLLIElement>(null);
  const listId = useId();
  const [toTheLeft, setToTheLeft] = useState(false);
  const mine = open?.item === item ? open : undefined;
  const lit = active.item === item;
  const leadsSomewhere = linkTarget(item).kind !== 'none';

  const show = (pinned: boolean): void => {
    setToTheLeft(isInRightHalf(root.current));
    setOpen({ item, pinned });
  };
  const close = (): void => {
    setOpen(undefined);
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !mine) show(false);
  };
  const unhover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && mine?.pinned === false) close();
  };
  // A hovered submenu is open already when its button is pressed: that press means "stay", not "close".
  const press = (): void => {
    if (mine?.pinned === true) close();
    else show(true);
  };
  useDismissal(root, mine !== undefined, close);

  return (
    <li
      ref={root}
      className={lit ? 'nav-item nav-item--lit' : 'nav-item'}
      onPointerEnter={hover}
      onPointerLeave={unhover}
    >
      {leadsSomewhere && (
        <SiteLink className="nav-item__link" link={item} current={currentOf(lit, active)}>
          {item.name}
        </SiteLink>
      )}
      <button
        type="button"
        className={leadsSomewhere ? 'nav-item__more' : 'nav-item__link'}
        aria-expanded={mine !== undefined}
        aria-controls={listId}
        onClick={press}
      >
        {leadsSomewhere ? <span className="visually-hidden">{submenuOf(item.name)}</span> : item.name}
        <ChevronIcon />
      </button>
      <ul
        className={toTheLeft ? 'dropdown-list dropdown-list--end' : 'dropdown-list'}
        id={listId}
        hidden={mine === undefined}
      >
        {item.children.map((child) => (
          <li key={child.id}>
            <SiteLink
              className="dropdown-list__item"
              link={child}
              current={active.child === child ? 'page' : undefined}
            >
              {child.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The page itself, or the section that the lit child belongs to. */
function currentOf(lit: boolean, active: ActiveNav): 'page' | 'true' | undefined {
  if (!lit) return undefined;
  return active.child === undefined ? 'page' : 'true';
}
