import { BACK_TO_MEMBER, MEMBER_CREDIT_EMPTY } from '../../../domain/messages/pages.js';
import { MEMBER_CREDIT } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberCreditPage() {
  return (
    <PlainPage heading={MEMBER_CREDIT} text={MEMBER_CREDIT_EMPTY} action={{ to: '/member', name: BACK_TO_MEMBER }} />
  );
}
