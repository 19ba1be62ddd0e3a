import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';

import { SIGN_OUT } from '../../../application/session/sign-out.js';
import { UNREAD_REFRESH } from '../../../application/session/unread-refresh.js';
import { DIALOG_FLOW } from '../../../application/signing-in/dialog-flow.js';
import { assertNever } from '../../../domain/kernel/values.js';
import type { LoginUser } from '../../../domain/session/login-user.js';
import { SESSION } from '../../../domain/session/session.js';
import {
  MEMBER_MENU,
  MEMBER_UNREACHABLE,
  MY_MESSAGES,
  RETRY,
  SIGN_OUT_TEXT,
  USER_CENTER,
} from '../../../domain/site/strings.js';
import { DIALOGS_MODULE } from '../../signing-in/dialogs/dialogs.js';
import { RetryButton } from '../feedback/error-state.js';
import { useBehavior, useService } from '../hooks/services.js';
import { useDismissal } from '../hooks/use-dismissal.js';
import { usePrefetch } from '../hooks/use-module.js';
import { ChevronIcon, RetryIcon } from '../theme/icons.js';
import { Avatar, UnreadDot } from './avatar.js';
import { SignInButton, SignUpButton, VisitorPlaceholder } from './header-parts.js';
import { useOpenHere } from './open-menus.js';

/** 登录 | 注册. A narrow screen has room for the first; the second is in its menu and in the login dialog. */
function SignInButtons() {
  const dialogs = useService(DIALOG_FLOW);
  const prefetch = usePrefetch(DIALOGS_MODULE);
  return (
    <>
      <SignInButton
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'login' });
        }}
      />
      <SignUpButton
        {...prefetch}
        onClick={() => {
          dialogs.open({ kind: 'register' });
        }}
      />
    </>
  );
}

/**
 * The member is signed in, but their data could not be loaded: all public pages work, and the button loads it again
 * (docs/spec/session.md#unreachable-member).
 */
function ReloadMember() {
  const session = useService(SESSION);
  return (
    <RetryButton
      className="btn btn-quiet"
      title={MEMBER_UNREACHABLE}
      onClick={() => {
        session.reload();
      }}
    >
      <RetryIcon />
      <span className="visually-hidden">{MEMBER_UNREACHABLE}</span>
      <span>{RETRY}</span>
    </RetryButton>
  );
}

/**
 * Avatar, name and links of a member (docs/spec/header-and-footer.md#member-menu). The button shows a list of real
 * links (disclosure pattern): an ARIA menu would replace the arrow keys and the native behaviour of links.
 */
function MemberMenu({ user }: { readonly user: LoginUser }) {
  const signOut = useService(SIGN_OUT);
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
            <span>{MY_MESSAGES}</span>
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
            {SIGN_OUT_TEXT}
          </button>
        </li>
      </ul>
    </div>
  );
}

/** The visitor's part of the header. It has the same size in all states, so that nothing beside it moves. */
export function VisitorArea() {
  const state = useBehavior(useService(SESSION).state$);
  switch (state.kind) {
    case 'anonymous':
      return <SignInButtons />;
    case 'restoring':
      return <VisitorPlaceholder />;
    case 'member':
      return <MemberMenu user={state.user} />;
    case 'unreachable':
      return <ReloadMember />;
    default:
      return assertNever(state);
  }
}
