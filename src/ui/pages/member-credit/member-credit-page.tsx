import { BACK_TO_MEMBER } from '../../../domain/member/words.js';
import { MEMBER_CREDIT_EMPTY } from '../../../domain/points/words.js';
import { MEMBER_CREDIT } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberCreditPage() {
  return (
    <PlainPage heading={MEMBER_CREDIT} text={MEMBER_CREDIT_EMPTY} action={{ to: '/member', name: BACK_TO_MEMBER }} />
  );
}
