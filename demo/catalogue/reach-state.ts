import { LOADING } from '../../src/domain/site/strings.js';
import type { CatalogueState } from './catalogue-state.js';
import { sees, seesNoMore } from './steps/events.js';
import type { Stage } from './steps/step.js';

/** What the document says of itself while a state is on its way, and when it is reached: `<html data-catalogue>`. */
const REACHED = 'reached';

/** Takes a site that has just been started to a state. The document tells which step it is at. */
export async function reachState({ steps = [], shows }: CatalogueState, stage: Stage): Promise<void> {
  const { dataset } = document.documentElement;
  // A page has its heading before it is there: unless it is the wait that is to be seen, the wait must be over.
  const end = shows === LOADING ? [sees(LOADING)] : [sees(shows), seesNoMore(LOADING)];
  for (const step of [...steps, ...end]) {
    dataset.catalogue = step.what;
    await step.take(stage);
  }
  await atRest();
  dataset.catalogue = REACHED;
}

/** Resolves once every picture is there and two frames have gone by in which the document stayed as it was. */
async function atRest(): Promise<void> {
  let changed = true;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (changed) {
    changed = false;
    await document.fonts.ready;
    await Promise.all([...document.images].map(settled));
    await nextFrame();
    await nextFrame();
  }
  observer.disconnect();
}

/** A picture below the screen would wait for ever to be decoded: browsers differ. One that cannot be shown is a state as well. */
async function settled(image: HTMLImageElement): Promise<void> {
  if (image.loading === 'lazy') image.loading = 'eager';
  await image.decode().catch(() => undefined);
}

function nextFrame(): Promise<number> {
  return new Promise((resolve) => {
    requestAnimationFrame(resolve);
  });
}
