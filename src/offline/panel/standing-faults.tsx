import * as says from '../../domain/messages/offline.js';
import { useBehavior } from '../../ui/hooks/use-behavior.js';
import { callTitle, FAULTY, faultTitle, timesTitle } from './fault-choices.js';
import { LeverButton } from './lever-button.js';
import { useCourseSite } from './use-course-site.js';

/** What is broken now, and the way to mend it. */
export function StandingFaults() {
  const { levers } = useCourseSite();
  const { faults } = useBehavior(levers.network$);
  const standing = FAULTY.flatMap(({ name }) => {
    const setting = faults[name];
    return setting ? [{ name, ...setting }] : [];
  });
  if (standing.length === 0) return <p className="levers__hint">{says.NO_FAULTS}</p>;
  return (
    <>
      <ul className="levers__list">
        {standing.map(({ name, fault, times }) => (
          <li key={name} className="levers__item">
            <span className="levers__what">
              {says.standingFault(callTitle(name), faultTitle(fault), timesTitle(times))}
            </span>
            <LeverButton
              onPull={() => {
                levers.heal(name);
              }}
            >
              {says.healOf(callTitle(name))}
            </LeverButton>
          </li>
        ))}
      </ul>
      <LeverButton
        onPull={() => {
          levers.heal();
        }}
      >
        {says.HEAL_ALL}
      </LeverButton>
    </>
  );
}
