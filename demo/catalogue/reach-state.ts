import { LOADING_TEXT } from '../../src/domain/site/strings.js';
import type { CatalogueState } from './catalogue-state.js';
import { sees, seesNoMore } from './steps/events.js';
import type { Stage } from './steps/step.js';

/** The value of `<html data-catalogue>` once the state is reached; before that it is the current step. */
const REACHED = 'reached';

/** Brings a site that has just started to a state. `<html data-catalogue>` holds the current step. */
export async function reachState({ steps = [], shows }: CatalogueState, stage: Stage): Promise<void> {
  const { dataset } = document.documentElement;
  // A page shows its heading while it still loads. Unless the loading state itself is wanted, wait until it has ended.
  const end = shows === LOADING_TEXT ? [sees(LOADING_TEXT)] : [sees(shows), seesNoMore(LOADING_TEXT)];
  for (const step of [...steps, ...end]) {
    dataset.catalogue = step.what;
    await step.take(stage);
  }
  await waitUntilStable();
  dataset.catalogue = REACHED;
}

/** Resolves once all images are loaded and the document has not changed for two frames. */
async function waitUntilStable(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed) {
    changed = false;
    await document.fonts.ready;
    await Promise.all([...document.images].map(waitForImage));
    await nextFrame();
    await nextFrame();
  }
  observer.disconnect();
}

/**
 * Loads lazy images eagerly: below the viewport some browsers never decode them. An image that fails to load is a valid
 * state too.
 */
async function waitForImage(image: HTMLImageElement): Promise<void> {
  if (image.loading === 'lazy') image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
