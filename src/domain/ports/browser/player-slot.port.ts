import { token } from '../../kernel/token.js';

/** Where the view of a player gives what shows the picture to those who play in it. */
export interface PlayerSlot {
  /**
   * Plays in this element from now on, whatever is open already included. The element is the browser's affair: a media
   * element, whose type no rule knows. The returned deed takes it down again, and leaves nothing in it.
   */
  put(element: object): () => void;
}

/** Where the view of the player puts up what shows the picture. */
export const PLAYER_SLOT = token<PlayerSlot>('PlayerSlot');
