import { returnToOf } from '../../../domain/access/addresses.js';
import { ROUTES } from '../../../domain/access/routes.js';
import { usePageLocation } from '../../shared/hooks/services.js';
import { FaceScan } from '../face-scan.js';
import { ForcedStepPage } from './forced-step-page.js';

/** The face check of a member who must verify their identity (docs/spec/signing-in.md#face-check). */
export function FaceCheckPage() {
  const target = returnToOf(usePageLocation().query);
  return (
    <ForcedStepPage step="faceCheck" title={ROUTES.faceCheck.title}>
      <FaceScan key={target} target={target} />
    </ForcedStepPage>
  );
}
