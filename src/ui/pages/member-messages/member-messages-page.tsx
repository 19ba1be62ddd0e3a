import { BACK_TO_MEMBER } from '../../../domain/member/words.js';
import { MEMBER_MESSAGES_EMPTY } from '../../../domain/messages/words.js';
import { MEMBER_MESSAGES } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberMessagesPage() {
  return (
    <PlainPage
      heading={MEMBER_MESSAGES}
      text={MEMBER_MESSAGES_EMPTY}
      action={{ to: '/member', name: BACK_TO_MEMBER }}
    />
  );
}
