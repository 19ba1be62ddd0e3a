/** `closed`: the visitor has closed the small player. It stays closed until the normal player is in view again. */
export type SmallPlayer = 'off' | 'small' | 'closed';

/** What decides whether the small player is visible. */
export interface PlayerSurroundings {
  /** Some part of the space of the normal player is in the window. */
  readonly isInView: boolean;
  /** See `isAdvancing`. */
  readonly isAdvancing: boolean;
  /** The screen is wide, and the video is neither in fullscreen nor in a window of its own. */
  readonly hasRoom: boolean;
}

/** The state after a change of the surroundings (docs/spec/lesson.md#small-player). Pausing the video hides nothing. */
export function smallPlayerAfter(
  before: SmallPlayer,
  { isInView, isAdvancing, hasRoom }: PlayerSurroundings,
): SmallPlayer {
  if (isInView) return 'off';
  if (before === 'closed') return 'closed';
  return hasRoom && (isAdvancing || before === 'small') ? 'small' : 'off';
}
