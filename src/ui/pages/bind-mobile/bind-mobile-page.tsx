import { returnToOf } from '../../../domain/access/return-to.js';
import { BIND_MOBILE } from '../../../domain/access/titles.js';
import { usePlace } from '../../hooks/use-place.js';
import { ForcedStepPage } from '../../signing-in/forced-step-page.js';
import { BindMobileForm } from './bind-mobile-form.js';

/** For a member who has to give a mobile before members-only pages open (clarifications §5). */
export function BindMobilePage() {
  const target = returnToOf(usePlace().query);
  return (
    <ForcedStepPage step="bindMobile" title={BIND_MOBILE}>
      <BindMobileForm target={target} />
    </ForcedStepPage>
  );
}
