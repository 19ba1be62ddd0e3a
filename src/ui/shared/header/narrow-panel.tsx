import '../theme/offcanvas.scss';

import { useState } from 'react';
import Offcanvas from 'react-bootstrap/Offcanvas';

import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { hasBottomNav } from '../../../domain/site/bottom-nav.js';
import { BOTTOM_NAV_SHAPE } from '../../../domain/site/bottom-nav-shape.js';
import { activeNav, type NavChild } from '../../../domain/site/nav.js';
import { PAGE_NAVIGATOR } from '../../../domain/ports/navigator.js';
import { SESSION } from '../../../domain/session/session.js';
import { CLOSE, MENU, NAVIGATION, SEARCH_LABEL } from '../../../domain/site/strings.js';
import { hideUnmeantKeys } from '../hooks/hide-unmeant-keys.js';
import { useBehavior, usePageLocation, usePagePath, useService, useSite } from '../hooks/services.js';
import { useClosedByBack } from '../hooks/use-closed-by-back.js';
import { useMedia } from '../hooks/use-media.js';
import { focusMain } from '../layouts/main-area.js';
import { SiteLink } from '../routing/site-link.js';
import { SignInButton, SignUpButton } from './header-parts.js';
import { StudyLink, VipLink } from './header-links.js';
import { NarrowSearch } from './narrow-search.js';

/** Everything that the header of a wide screen shows side by side, in one column. */
function NarrowMenu({ onDone }: { readonly onDone: () => void }) {
  const { navs } = useSite();
  const path = usePagePath();
  const dialogs = useService(DIALOG_FLOW);
  const { kind } = useBehavior(useService(SESSION).state$);
  const hasStudyBelow = useMedia(...BOTTOM_NAV_SHAPE) && hasBottomNav(path);
  const active = activeNav(navs, path, useService(PAGE_NAVIGATOR).origin);
  const lit = active.child ?? active.item;
  const line = (link: NavChild, className: string) => (
    <SiteLink className={className} link={link} current={link === lit ? 'page' : undefined}>
      {link.name}
    </SiteLink>
  );
  const openDialog = (dialog: 'login' | 'register') => () => {
    onDone();
    dialogs.open({ kind: dialog });
  };
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
        {!hasStudyBelow && <StudyLink onSignIn={onDone} />}
        {kind === 'anonymous' && (
          <>
            <SignInButton onClick={openDialog('login')} />
            <SignUpButton className="btn btn-primary" onClick={openDialog('register')} />
          </>
        )}
      </div>
    </>
  );
}

interface NarrowPanelProps {
  /** What it shows; `undefined` while closed. */
  readonly content: 'menu' | 'search' | undefined;
  readonly onClose: () => void;
}

/** Menu or search of a narrow screen; slides in over the page. */
export function NarrowPanel({ content, onClose }: NarrowPanelProps) {
  const { key } = usePageLocation();
  const [opened, setOpened] = useState({ content, key });
  // While the panel slides out it still shows its last content.
  if (content !== undefined && (content !== opened.content || key !== opened.key)) setOpened({ content, key });
  useClosedByBack(content !== undefined, onClose);
  const isSearch = opened.content === 'search';
  const hasNavigated = key !== opened.key;
  return (
    <Offcanvas
      show={content !== undefined}
      onHide={onClose}
      onKeyDownCapture={hideUnmeantKeys}
      onEntered={(panel: HTMLElement) => {
        // A visitor who opens the search wants to type.
        panel.querySelector('input')?.focus();
      }}
      // What the visitor has chosen has the focus, not the button in the header.
      restoreFocus={!hasNavigated}
      restoreFocusOptions={{ preventScroll: true }}
      onExited={() => {
        if (hasNavigated) focusMain({ preventScroll: true });
      }}
      placement={isSearch ? 'top' : 'end'}
      className="narrow-panel"
      aria-labelledby="narrow-panel-title"
    >
      <Offcanvas.Header closeButton closeLabel={CLOSE}>
        <Offcanvas.Title as="h2" id="narrow-panel-title">
          {isSearch ? SEARCH_LABEL : MENU}
        </Offcanvas.Title>
      </Offcanvas.Header>
      <Offcanvas.Body>{isSearch ? <NarrowSearch /> : <NarrowMenu onDone={onClose} />}</Offcanvas.Body>
    </Offcanvas>
  );
}
