import '../../theme/forms.scss';

import type { ReactNode } from 'react';

import { memberAddress } from '../../../domain/member/member-address.js';
import type { MemberDeed } from '../../../domain/member/member-address.js';
import { DialogContent } from '../../dialogs/dialog-content.js';
import { SigningInGate } from '../../signing-in/signing-in-gate.js';
import { FaceScan } from '../face-check/face-scan.js';
import type { DeedProps } from './deed-dialog.js';
import { DeletionForm } from './deletion-form.js';
import { BindFirstMobile, ChangeMobile } from './mobile-forms.js';
import { NicknameForm } from './nickname-form.js';
import { PasswordForm } from './password-form.js';
import { UnlinkQuestion } from './unlink-question.js';
import { WechatLinkScan } from './wechat-link-scan.js';

/** What stands in the dialog of a deed. */
export function DeedForm({ deed, ...props }: DeedProps & { readonly deed: MemberDeed }) {
  return <DialogContent>{formOf(deed, props)}</DialogContent>;
}

function formOf(deed: MemberDeed, props: DeedProps): ReactNode {
  switch (deed) {
    case 'nickname':
      return <NicknameForm {...props} />;
    case 'mobile':
      return (
        <SigningInGate>
          {props.user.mobileBound ? <ChangeMobile {...props} /> : <BindFirstMobile {...props} />}
        </SigningInGate>
      );
    case 'password':
      return (
        <SigningInGate>
          <PasswordForm {...props} />
        </SigningInGate>
      );
    case 'link-wechat':
      return <WechatLinkScan {...props} />;
    case 'unlink-qq':
      return <UnlinkQuestion account="qq" {...props} />;
    case 'unlink-wechat':
      return <UnlinkQuestion account="wechat" {...props} />;
    case 'real-name':
      return (
        <SigningInGate>
          <FaceScan target={memberAddress()} />
        </SigningInGate>
      );
    case 'deletion':
      return <DeletionForm {...props} />;
  }
}
