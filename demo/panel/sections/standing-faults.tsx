import { useBehavior } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { useCourseSite } from '../use-course-site.js';
import { callTitle, faultTitle, FAULTY, timesTitle } from './fault-choices.js';

/** The active faults, with buttons that remove them. */
export function StandingFaults() {
  const { controls } = useCourseSite();
  const { faults } = useBehavior(controls.network$);
  const standing = FAULTY.flatMap(({ name }) => {
    const setting = faults[name];
    return setting ? [{ name, ...setting }] : [];
  });
  if (standing.length === 0) return <p className="levers__hint">{strings.NO_FAULTS}</p>;
  return (
    <>
      <ul className="levers__list">
        {standing.map(({ name, fault, times }) => (
          <li key={name} className="levers__item">
            <span className="levers__what">
              {strings.standingFault(callTitle(name), faultTitle(fault), timesTitle(times))}
            </span>
            <ControlButton
              onPull={() => {
                controls.heal(name);
              }}
            >
              {strings.healOf(callTitle(name))}
            </ControlButton>
          </li>
        ))}
      </ul>
      <ControlButton
        onPull={() => {
          controls.heal();
        }}
      >
        {strings.HEAL_ALL}
      </ControlButton>
    </>
  );
}
