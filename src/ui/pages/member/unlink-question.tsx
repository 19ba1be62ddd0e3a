import type { SocialAccount } from '../../../domain/member/social-account.js';
import { isLastWayIn } from '../../../domain/member/profile-rules.js';
import * as says from '../../../domain/member/words.js';
import type { DeedProps } from './deed-props.js';
import { Question } from './question.js';

/** Lets go of a social account; who would lock themselves out is told so. */
export function UnlinkQuestion({
  account,
  user,
  service: { links },
  onClose,
}: DeedProps & { readonly account: SocialAccount }) {
  return (
    <Question yes={says.CONFIRM} no={says.CANCEL} perform={() => links.unlink(account)} onDone={onClose} onNo={onClose}>
      <p>{says.askUnlink(account === 'qq' ? says.QQ : says.WECHAT)}</p>
      {isLastWayIn(user) && <p className="question__warning">{says.LAST_WAY_IN}</p>}
    </Question>
  );
}
