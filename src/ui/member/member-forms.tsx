import '../shared/theme/forms.scss';
import './member-forms.scss';

import type { ReactNode } from 'react';

import { memberAddress, type MemberAction } from '../../domain/member/profile.js';
import { CLOSE } from '../../domain/site/strings.js';
import { DialogContent } from '../shared/widgets/dialog-frame.js';
import { FaceScan } from '../signing-in/face-scan.js';
import { SigningInGate } from '../signing-in/signing-in.js';
import { type ActionProps, DeletionForm, PasswordForm, UnlinkConfirmation } from './account-forms.js';
import { BindFirstMobile, ChangeMobile } from './mobile-forms.js';
import { NicknameForm } from './nickname-form.js';
import { WechatLinkScan } from './wechat-link-scan.js';

/** Content of the dialog of an action. The focus moves to its first field once that is mounted. */
export function MemberActionForm({ action, ...props }: ActionProps & { readonly action: MemberAction }): ReactNode {
  switch (action) {
    case 'nickname':
      return <NicknameForm {...props} />;
    case 'mobile':
      return (
        <SigningInGate>
          {props.user.isMobileBound ? (
            <ChangeMobile {...props} />
          ) : (
            <DialogContent>
              <BindFirstMobile />
            </DialogContent>
          )}
        </SigningInGate>
      );
    case 'password':
      return (
        <SigningInGate>
          <DialogContent>
            <PasswordForm {...props} />
          </DialogContent>
        </SigningInGate>
      );
    case 'link-wechat':
      return (
        <DialogContent>
          <WechatLinkScan service={props.service} />
        </DialogContent>
      );
    case 'unlink-qq':
    case 'unlink-wechat':
      return (
        <DialogContent>
          <UnlinkConfirmation account={action === 'unlink-qq' ? 'qq' : 'wechat'} {...props} />
        </DialogContent>
      );
    case 'real-name':
      return (
        <SigningInGate>
          <DialogContent>
            <FaceScan target={memberAddress()} back={{ name: CLOSE, go: props.onClose }} />
          </DialogContent>
        </SigningInGate>
      );
    case 'deletion':
      return (
        <DialogContent>
          <DeletionForm {...props} />
        </DialogContent>
      );
  }
}
