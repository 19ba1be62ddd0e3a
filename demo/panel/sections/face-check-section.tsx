import { useBehavior } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';
import { useCourseSite } from '../use-course-site.js';

/** Simulates the phone of a face check: the newest check passes, or stays pending. */
export function FaceCheckSection() {
  const { controls } = useCourseSite();
  const newest = useBehavior(controls.signingIn.faceChecks$).all.at(-1);
  const { all } = useBehavior(controls.users$);
  const member = newest && all.find(({ id }) => id === newest.value);
  if (!newest || !member || member.identity)
    return <Section title={strings.FACE_CHECK} hint={strings.NO_FACE_CHECK_YET} />;
  return (
    <Section title={strings.FACE_CHECK} hint={strings.FACE_PENDING}>
      <ControlButton
        about={member.name}
        onPress={() => {
          controls.signingIn.passFaceCheck(newest.key);
        }}
      >
        {strings.FACE_PASSES}
      </ControlButton>
    </Section>
  );
}
