import { FACE_CHECK_EMPTY } from '../../../domain/messages/pages.js';
import { BACK_HOME } from '../../../domain/messages/shell.js';
import { FACE_CHECK } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function FaceCheckPage() {
  return <PlainPage heading={FACE_CHECK} text={FACE_CHECK_EMPTY} action={{ to: '/', name: BACK_HOME }} />;
}
