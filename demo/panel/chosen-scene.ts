import type { Scene } from '../../src/domain/site/scene.js';

const NAME = 'course-site-offline-agent';

/** A user agent of each scene (docs/spec/orders.md#scene). */
const AGENTS: Readonly<Record<Scene, string>> = {
  pc: 'Mozilla/5.0 (X11; Linux x86_64)',
  h5: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.49',
};

/** The user agent chosen for this tab; `undefined` before a choice, and where the browser denies storage. */
export function chosenAgent(area: () => Pick<Storage, 'getItem'>): string | undefined {
  try {
    return area().getItem(NAME) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Chosen for this tab, so that a phone and a computer can be open side by side. It counts from the next load. */
export function chooseScene(scene: Scene, area: () => Pick<Storage, 'setItem'>): void {
  try {
    area().setItem(NAME, AGENTS[scene]);
  } catch {
    // The browser denies storage: the scene stays that of the browser.
  }
}
