import { BIND_MOBILE_EMPTY } from '../../../domain/messages/pages.js';
import { BACK_HOME } from '../../../domain/messages/shell.js';
import { BIND_MOBILE } from '../../../domain/messages/titles.js';
import { PlainPage } from '../plain-page.js';

export function BindMobilePage() {
  return <PlainPage heading={BIND_MOBILE} text={BIND_MOBILE_EMPTY} action={{ to: '/', name: BACK_HOME }} />;
}
