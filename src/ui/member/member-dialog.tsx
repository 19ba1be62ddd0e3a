import type { MemberAction } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { PAGE_FAILED } from '../../domain/site/strings.js';
import { DialogFrame } from '../shared/widgets/dialog-frame.js';
import { ErrorState } from '../shared/feedback/error-state.js';
import { Skeleton } from '../shared/feedback/skeleton.js';
import { lazyModule, useModule } from '../shared/hooks/use-module.js';
import type { ActionProps } from './account-forms.js';

/** Loaded on demand: most members only look at the page. */
const FORMS = lazyModule('member-forms', () => import(/* webpackChunkName: "member-forms" */ './member-forms.js'));

/** The dialog of one action on the member page. */
export function MemberActionDialog({ action, ...props }: ActionProps & { readonly action: MemberAction }) {
  const { state, retry } = useModule(FORMS);
  return (
    <DialogFrame title={titleOf(action, props.user)} onClose={props.onClose}>
      {state.kind === 'ready' && <state.value.MemberActionForm action={action} {...props} />}
      {state.kind === 'loading' && <Skeleton />}
      {state.kind === 'failed' && <ErrorState text={PAGE_FAILED} onRetry={retry} />}
    </DialogFrame>
  );
}

function titleOf(action: MemberAction, { isMobileBound, hasPassword }: LoginUser): string {
  switch (action) {
    case 'nickname':
      return strings.CHANGE_NICKNAME;
    case 'mobile':
      return isMobileBound ? strings.CHANGE_MOBILE : strings.BIND_MOBILE;
    case 'password':
      return hasPassword ? strings.CHANGE_PASSWORD : strings.SET_PASSWORD;
    case 'link-wechat':
      return strings.LINK_WECHAT;
    case 'unlink-qq':
      return strings.unlink(strings.QQ);
    case 'unlink-wechat':
      return strings.unlink(strings.WECHAT);
    case 'real-name':
      return strings.REAL_NAME;
    case 'deletion':
      return strings.DELETE_ACCOUNT;
  }
}
