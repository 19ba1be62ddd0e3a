import { NAVIGATION } from '../../domain/site/words.js';
import { activeNav } from '../../domain/nav/active-nav.js';
import { useSite } from '../hooks/site.js';
import { useOpenHere } from '../hooks/use-open-here.js';
import { usePlace } from '../hooks/use-place.js';
import { NavBranch, type OpenBranch } from './nav-branch.js';
import { NavLeaf } from './nav-leaf.js';

/** The navigation row of a wide screen, where there is anything in it; at most one submenu is open. */
export function MainNav() {
  const { navs } = useSite();
  const { path } = usePlace();
  const [open, setOpen] = useOpenHere<OpenBranch>();
  const active = activeNav(navs, path);
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
