import { Icon } from '../../shared/theme/icons.js';

/** Ten seconds forward; the stylesheet mirrors the arrow of the other button. */
export function StepIcon() {
  return (
    <>
      <Icon>
        <path d="M12 4.5a8 8 0 1 0 8 8M12 4.5h5M14 1.5l3 3-3 3" />
      </Icon>
      <span className="player__step" aria-hidden="true">
        10
      </span>
    </>
  );
}
