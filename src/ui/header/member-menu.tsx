import { useId, useRef } from 'react';

import { SIGN_OUT as SIGN_OUT_FLOW } from '../../application/session/sign-out.js';
import { UNREAD_REFRESH } from '../../application/session/unread-refresh.js';
import { MEMBER_MENU, MY_MESSAGES, SIGN_OUT, USER_CENTER } from '../../domain/site/words.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { useService } from '../hooks/services.js';
import { useBehavior } from '../hooks/use-behavior.js';
import { useDismissal } from '../hooks/use-dismissal.js';
import { useOpenHere } from '../hooks/use-open-here.js';
import { ChevronIcon } from '../theme/icons/chevron-icon.js';
import { Avatar } from './avatar.js';
import { UnreadDot } from './unread-dot.js';
import { Link } from '../links/link.js';

/**
 * Avatar, name and what a member can do from everywhere (spec §2 header). A button that shows a list of real
 * links (the disclosure pattern): an ARIA menu would take the arrow keys and the links' own behaviour away.
 */
export function MemberMenu({ user }: { readonly user: LoginUser }) {
  const signOut = useService(SIGN_OUT_FLOW);
  const unread = useBehavior(useService(UNREAD_REFRESH).count$) > 0;
  const [openName, setOpen] = useOpenHere<'menu'>();
  const open = openName !== undefined;
  const root = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useDismissal(root, open, () => {
    setOpen(undefined);
  });

  return (
    <div className="member-menu" ref={root}>
      <button
        type="button"
        className="member-menu__button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => {
          setOpen(open ? undefined : 'menu');
        }}
      >
        <Avatar url={user.avatar} />
        {unread && <UnreadDot />}
        <span className="member-menu__name" translate="no">
          {user.name}
        </span>
        <span className="visually-hidden">{MEMBER_MENU}</span>
        <ChevronIcon />
      </button>
      <ul className="dropdown-list dropdown-list--end" id={panelId} hidden={!open}>
        <li>
          <Link className="dropdown-list__item" to="/member">
            {USER_CENTER}
          </Link>
        </li>
        <li>
          <Link className="dropdown-list__item" to="/member/messages">
            {MY_MESSAGES}
            {unread && <UnreadDot />}
          </Link>
        </li>
        <li className="dropdown-list__apart">
          <button
            type="button"
            className="dropdown-list__item"
            onClick={() => {
              signOut.leave();
            }}
          >
            {SIGN_OUT}
          </button>
        </li>
      </ul>
    </div>
  );
}
