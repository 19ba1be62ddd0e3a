import './profile-rows.scss';

import { useId } from 'react';

import { isolated } from '../../domain/text/isolated.js';
import { isLastSignInMethod, maskMobile, type MemberAction } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import type { LoginUser, SocialAccount } from '../../domain/session/login-user.js';
import { type SocialMethod, socialMethods } from '../../domain/signing-in/social-methods.js';
import { RUNTIME_SETTINGS } from '../../domain/site/system-config.js';
import { useService, useSite } from '../shared/hooks/services.js';

interface ProfileRowsProps {
  readonly user: LoginUser;
  readonly onOpen: (action: MemberAction) => void;
  /** Links an account without a dialog: the browser leaves for the consent of QQ or WeChat. */
  readonly onLeave: (account: SocialAccount) => void;
}

interface Row {
  readonly name: string;
  readonly value: string;
  /** A remark beside the value. */
  readonly hint?: string | undefined;
  readonly action?: { readonly text: string; readonly does: MemberAction | SocialAccount } | undefined;
}

/** The member's data, with an action for each. */
export function ProfileRows({ user, onOpen, onLeave }: ProfileRowsProps) {
  const methods = socialMethods(useSite().config.socialites, useService(RUNTIME_SETTINGS).scene);
  return (
    <section className="profile-rows" aria-label={strings.PROFILE}>
      <h2 className="profile-rows__heading">{strings.PROFILE}</h2>
      <dl className="profile-rows__list">
        {rowsOf(user, methods).map(({ name, value, hint, action }) => (
          <div className="profile-row" key={name}>
            <dt className="profile-row__name">{name}</dt>
            <dd className="profile-row__value">
              <span>{value}</span>
              {hint !== undefined && <span className="profile-row__hint">{hint}</span>}
            </dd>
            {action && (
              <dd className="profile-row__action">
                <button
                  type="button"
                  // Two rows may have a button 绑定 or 解绑: the name of the row tells them apart.
                  aria-label={
                    action.text === strings.LINK || action.text === strings.UNLINK ? action.text + name : undefined
                  }
                  className="btn btn-quiet"
                  onClick={() => {
                    if (action.does === 'qq' || action.does === 'wechat') onLeave(action.does);
                    else onOpen(action.does);
                  }}
                >
                  {action.text}
                </button>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Apart from the other actions, because it is the only one that cannot be taken back. */
export function AccountDeletion({ onOpen }: Pick<ProfileRowsProps, 'onOpen'>) {
  const headingId = useId();
  return (
    <section className="account-deletion" aria-labelledby={headingId}>
      <div>
        <h2 id={headingId} className="account-deletion__heading">
          {strings.DELETE_ACCOUNT}
        </h2>
        <p className="account-deletion__text">{strings.DELETION_SHORT}</p>
      </div>
      <button
        type="button"
        className="btn account-deletion__action"
        onClick={() => {
          onOpen('deletion');
        }}
      >
        {strings.DELETE_ACCOUNT}
      </button>
    </section>
  );
}

function rowsOf(user: LoginUser, methods: readonly SocialMethod[]): readonly Row[] {
  const { linked, isMobileBound, hasPassword, hasChangedNickname, isFaceVerified } = user;
  const socialHint = isLastSignInMethod(user) ? strings.ONLY_SIGN_IN_METHOD : undefined;
  return [
    {
      name: strings.NICKNAME,
      value: user.name,
      hint: hasChangedNickname ? strings.NICKNAME_ALREADY_CHANGED : undefined,
      action: hasChangedNickname ? undefined : { text: strings.CHANGE_NICKNAME, does: 'nickname' },
    },
    {
      name: strings.MOBILE,
      value: isMobileBound ? maskMobile(user.mobile) : strings.NOT_BOUND,
      action: { text: isMobileBound ? strings.CHANGE_MOBILE : strings.BIND_MOBILE, does: 'mobile' },
    },
    {
      name: strings.PASSWORD,
      value: hasPassword ? strings.PASSWORD_IS_SET : strings.PASSWORD_NOT_SET,
      hint: isMobileBound ? undefined : strings.PASSWORD_NEEDS_MOBILE,
      action: isMobileBound
        ? { text: hasPassword ? strings.CHANGE_PASSWORD : strings.SET_PASSWORD, does: 'password' }
        : undefined,
    },
    ...socialRow(strings.QQ, {
      isLinked: linked.qq,
      hint: socialHint,
      link: methods.includes('qq') ? 'qq' : undefined,
      unlink: 'unlink-qq',
    }),
    ...socialRow(strings.WECHAT, {
      isLinked: linked.wechat,
      hint: socialHint,
      link: methods.includes('wechat') ? 'wechat' : methods.includes('wechat-scan') ? 'link-wechat' : undefined,
      unlink: 'unlink-wechat',
    }),
    {
      name: strings.REAL_NAME,
      value: isFaceVerified ? strings.VERIFIED : strings.NOT_VERIFIED,
      hint: [isolated(user.realName), user.idNumber].filter(Boolean).join(' ') || undefined,
      action: isFaceVerified ? undefined : { text: strings.START_FACE_CHECK, does: 'real-name' },
    },
  ];
}

interface SocialRow {
  readonly isLinked: boolean;
  readonly hint: string | undefined;
  /** `undefined` where neither the owner nor the browser offers it. */
  readonly link: MemberAction | SocialAccount | undefined;
  readonly unlink: MemberAction;
}

function socialRow(name: string, { isLinked, hint, link, unlink }: SocialRow): readonly Row[] {
  if (isLinked) return [{ name, value: strings.BOUND_ALREADY, hint, action: { text: strings.UNLINK, does: unlink } }];
  return link === undefined ? [] : [{ name, value: strings.NOT_BOUND, action: { text: strings.LINK, does: link } }];
}
