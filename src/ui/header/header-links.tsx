import { StudyLink } from './study-link.js';
import { VipLink } from './vip-link.js';

/** What a visitor is sent to from everywhere; on a narrow screen it is in the menu instead. */
export function HeaderLinks() {
  return (
    <div className="header__links">
      <VipLink />
      <StudyLink />
    </div>
  );
}
