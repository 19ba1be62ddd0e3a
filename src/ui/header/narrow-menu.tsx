import { DIALOG_FLOW } from '../../application/signing-in/dialog-flow.js';
import { SESSION } from '../../domain/session/session.js';
import { NAVIGATION, SIGN_UP } from '../../domain/site/words.js';
import { activeNav } from '../../domain/nav/active-nav.js';
import type { NavChild } from '../../domain/nav/nav-item.js';
import { useService } from '../hooks/services.js';
import { useSite } from '../hooks/site.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { usePlace } from '../hooks/use-place.js';
import { SiteLink } from '../links/site-link.js';
import { StudyLink } from './study-link.js';
import { VipLink } from './vip-link.js';

/** Everything that the header of a wide screen shows beside each other, one below the other. */
export function NarrowMenu({ onDone }: { readonly onDone: () => void }) {
  const { navs } = useSite();
  const { path } = usePlace();
  const dialogs = useService(DIALOG_FLOW);
  const { kind } = useBehavior(useService(SESSION).state$);
  const active = activeNav(navs, path);
  const lit = active.child ?? active.item;
  const line = (link: NavChild, className: string) => (
    <SiteLink className={className} link={link} current={link === lit ? 'page' : undefined}>
      {link.name}
    </SiteLink>
  );
  return (
    <>
      <nav aria-label={NAVIGATION}>
        <ul className="narrow-menu">
          {navs.map((item) => (
            <li key={item.id}>
              {line(item, 'narrow-menu__line')}
              {item.children.length > 0 && (
                <ul className="narrow-menu__children">
                  {item.children.map((child) => (
                    <li key={child.id}>{line(child, 'narrow-menu__line narrow-menu__line--child')}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="narrow-menu__links">
        <VipLink />
        <StudyLink onSignIn={onDone} />
        {kind === 'anonymous' && (
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => {
              onDone();
              dialogs.open({ kind: 'register' });
            }}
          >
            {SIGN_UP}
          </button>
        )}
      </div>
    </>
  );
}
