import { type PointerEvent, useId, useRef, useState } from 'react';

import { type ActiveNav, activeNav, linkTarget, type NavItem } from '../../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { NAVIGATION, submenuOf } from '../../../domain/site/strings.js';
import { usePagePath, useService, useSite } from '../hooks/services.js';
import { useDismissal } from '../hooks/use-dismissal.js';
import { SiteLink } from '../routing/site-link.js';
import { ChevronIcon } from '../theme/icons.js';
import { useOpenHere } from './open-menus.js';

interface NavLeafProps {
  readonly item: NavItem;
  readonly active: ActiveNav;
}

/** An item without a submenu. */
function NavLeaf({ item, active }: NavLeafProps) {
  const isActive = active.item === item;
  return (
    <li className={isActive ? 'nav-item nav-item--lit' : 'nav-item'}>
      <SiteLink className="nav-item__link" link={item} current={isActive ? 'page' : undefined}>
        {item.name}
      </SiteLink>
    </li>
  );
}

/** True if the element begins in the right half of the window: its submenu then opens towards the left. */
function isInRightHalf(element: Element | null): boolean {
  return (element?.getBoundingClientRect().left ?? 0) > window.innerWidth / 2;
}

/** Which submenu is open. A pinned one was opened by a press, and stays open when the pointer leaves. */
export interface OpenSubmenu {
  readonly item: NavItem;
  readonly isPinned: boolean;
}

interface NavBranchProps {
  readonly item: NavItem;
  readonly active: ActiveNav;
  readonly open: OpenSubmenu | undefined;
  readonly setOpen: (open: OpenSubmenu | undefined) => void;
}

/**
 * An item with a submenu (APG disclosure navigation): a link to its own page, if it has one, and a button that shows
 * the children. Hovering opens it only for a mouse: a touch would open the submenu and follow the link at once.
 */
function NavBranch({ item, active, open, setOpen }: NavBranchProps) {
  const root = useRef<HTMLLIElement>(null);
  const listId = useId();
  const [toTheLeft, setToTheLeft] = useState(false);
  const mine = open?.item === item ? open : undefined;
  const isActive = active.item === item;
  const hasTarget = linkTarget(item, useService(PAGE_NAVIGATOR).origin).kind !== 'none';

  const show = (isPinned: boolean): void => {
    setToTheLeft(isInRightHalf(root.current));
    setOpen({ item, isPinned });
  };
  const close = (): void => {
    setOpen(undefined);
  };
  const hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && !mine) show(false);
  };
  const endHover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && mine?.isPinned === false) close();
  };
  // Hovering has already opened the submenu when its button is pressed: that press means "stay", not "close".
  const press = (): void => {
    if (mine?.isPinned === true) close();
    else show(true);
  };
  useDismissal(root, mine !== undefined, close, mine?.isPinned === true);

  return (
    <li
      ref={root}
      className={isActive ? 'nav-item nav-item--lit' : 'nav-item'}
      onPointerEnter={hover}
      onPointerLeave={endHover}
    >
      {hasTarget && (
        <SiteLink className="nav-item__link" link={item} current={currentOf(isActive, active)}>
          {item.name}
        </SiteLink>
      )}
      <button
        type="button"
        className={hasTarget ? 'nav-item__more' : 'nav-item__link'}
        aria-expanded={mine !== undefined}
        aria-controls={listId}
        onClick={press}
      >
        <span className={hasTarget ? 'visually-hidden' : undefined}>
          {hasTarget ? submenuOf(item.name) : item.name}
        </span>
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

/** `page` if the item's page is displayed, `true` if the page of one of its children is. */
function currentOf(isActive: boolean, active: ActiveNav): 'page' | 'true' | undefined {
  if (!isActive) return undefined;
  return active.child === undefined ? 'page' : 'true';
}

/** The navigation row of a wide screen, unless it is empty. At most one submenu is open. */
export function MainNav() {
  const { navs } = useSite();
  const path = usePagePath();
  const [open, setOpen] = useOpenHere<OpenSubmenu>();
  const active = activeNav(navs, path, useService(PAGE_NAVIGATOR).origin);
  if (navs.length === 0) return undefined;
  return (
    <nav className="main-nav" aria-label={NAVIGATION}>
      <ul className="main-nav__row column">
        {navs.map((item) =>
          item.children.length === 0 ? (
            <NavLeaf key={item.id} item={item} active={active} />
          ) : (
            <NavBranch key={item.id} item={item} active={active} open={open} setOpen={setOpen} />
          ),
        )}
      </ul>
    </nav>
  );
}
