import { useRouteFocus } from './use-route-focus.js';
import { useScroll } from './use-scroll.js';

/** Where eye and keyboard are after a change of page. Draws nothing; stands after the routes, whose effects come first. */
export function ScrollAndFocus() {
  useScroll();
  useRouteFocus();
  return undefined;
}
