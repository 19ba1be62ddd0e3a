import { GO_TO_STUDY } from '../../../domain/study/words.js';
import { MEMBER_EMPTY } from '../../../domain/member/words.js';
import { MEMBER } from '../../../domain/access/titles.js';
import { PlainPage } from '../plain-page.js';

export function MemberPage() {
  return <PlainPage heading={MEMBER} text={MEMBER_EMPTY} action={{ to: '/study-center', name: GO_TO_STUDY }} />;
}
