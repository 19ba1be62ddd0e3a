import './profile-rows.scss';

import { useId } from 'react';

import { isolated } from '../../domain/text/isolated.js';
import { isLastSignInMethod, maskMobile, type MemberAction } from '../../domain/member/profile.js';
import * as strings from '../../domain/member/strings.js';
import type { LoginUser } from '../../domain/session/login-user.js';
import { useSite } from '../shared/hooks/services.js';

interface ProfileRowsProps {
  readonly user: LoginUser;
  readonly onOpen: (action: MemberAction) => void;
  /** QQ has no dialog: the browser leaves for the QQ site. */
  readonly onQq: () => void;
}

interface Row {
  readonly name: string;
  readonly value: string;
  /** A remark beside the value. */
  readonly hint?: string | undefined;
  readonly action?: { readonly text: string; readonly does: MemberAction | 'qq' } | undefined;
}

/** The member's data, with an action for each. */
export function ProfileRows({ user, onOpen, onQq }: ProfileRowsProps) {
  const { socialites } = useSite().config;
  return (
    <section className="profile-rows" aria-label={strings.PROFILE}>
      <h2 className="profile-rows__heading">{strings.PROFILE}</h2>
      <dl className="profile-rows__list">
        {rowsOf(user, socialites).map(({ name, value, hint, action }) => (
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
                    if (action.does === 'qq') onQq();
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

function rowsOf(user: LoginUser, on: { readonly qq: boolean; readonly wechatScan: boolean }): readonly Row[] {
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
    ...(on.qq || linked.qq
      ? [
          {
            name: strings.QQ,
            value: linked.qq ? strings.BOUND_ALREADY : strings.NOT_BOUND,
            hint: linked.qq ? socialHint : undefined,
            action: linked.qq
              ? ({ text: strings.UNLINK, does: 'unlink-qq' } as const)
              : ({ text: strings.LINK, does: 'qq' } as const),
          },
        ]
      : []),
    ...(on.wechatScan || linked.wechat
      ? [
          {
            name: strings.WECHAT,
            value: linked.wechat ? strings.BOUND_ALREADY : strings.NOT_BOUND,
            hint: linked.wechat ? socialHint : undefined,
            action: linked.wechat
              ? ({ text: strings.UNLINK, does: 'unlink-wechat' } as const)
              : ({ text: strings.LINK, does: 'link-wechat' } as const),
          },
        ]
      : []),
    {
      name: strings.REAL_NAME,
      value: isFaceVerified ? strings.VERIFIED : strings.NOT_VERIFIED,
      hint: [isolated(user.realName), user.idNumber].filter(Boolean).join(' ') || undefined,
      action: isFaceVerified ? undefined : { text: strings.START_FACE_CHECK, does: 'real-name' },
    },
  ];
}
