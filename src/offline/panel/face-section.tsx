import * as says from '../../domain/messages/offline.js';
import { useBehavior } from '../../ui/hooks/use-behavior.js';
import { LeverButton } from './lever-button.js';
import { Section } from './section.js';
import { useCourseSite } from './use-course-site.js';

/** The phone that looks a member in the face: the newest check passes, or goes on waiting. */
export function FaceSection() {
  const { levers } = useCourseSite();
  const newest = useBehavior(levers.signingIn.faceChecks$).all.at(-1);
  const { all } = useBehavior(levers.users$);
  const member = newest && all.find(({ id }) => id === newest.value);
  if (!newest || !member || member.identity) return <Section title={says.FACE} hint={says.NO_FACE_YET} />;
  return (
    <Section title={says.FACE} hint={says.FACE_PENDING}>
      <LeverButton
        about={member.name}
        onPull={() => {
          levers.signingIn.passFaceCheck(newest.key);
        }}
      >
        {says.FACE_PASSES}
      </LeverButton>
    </Section>
  );
}
