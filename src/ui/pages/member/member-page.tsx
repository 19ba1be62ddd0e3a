import { GO_TO_STUDY, MEMBER_EMPTY } from '../../../domain/messages/pages.js';
import { MEMBER } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberPage() {
  return <PlainPage heading={MEMBER} text={MEMBER_EMPTY} action={{ to: '/study-center', name: GO_TO_STUDY }} />;
}
