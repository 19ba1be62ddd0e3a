import type { MemoryPresence } from '../../../src/adapters/memory/browser/presence.js';
import type { StoppedClock } from '../../../src/adapters/memory/browser/stopped-clock.js';
import type { Controls } from '../../../src/adapters/memory/server/controls.js';
import type { Resolve } from '../../../src/domain/kernel/token.js';

/** What a step can use: the services of the displayed site, the controls of its in-memory server, the clock. */
export interface Stage {
  readonly resolve: Resolve;
  readonly controls: Controls;
  readonly time: StoppedClock;
  readonly presence: MemoryPresence;
}

export interface Step {
  /** A description for the error report when the step never ends. */
  readonly what: string;
  readonly take: (stage: Stage) => void | Promise<void>;
}

/**
 * Resolves once `look` finds something. It never rejects: for a state that is not reached, `data-catalogue` names the
 * step that waits.
 */
export function untilFound<T>(look: () => T | undefined): Promise<T> {
  const first = look();
  if (first !== undefined) return Promise.resolve(first);
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = look();
      if (found === undefined) return;
      observer.disconnect();
      resolve(found);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

/** The last visible element whose own text or accessible name is exactly `text`. */
export function visibleElement(text: string): Element | undefined {
  return visible('[aria-label], [alt], body *').findLast((element) => textsOf(element).includes(text));
}

/**
 * The visible control with that name. An exact match is preferred to a name that contains it, and the last match to the
 * first, because a dialog is later in the document than the page below it.
 */
export function visibleControl(name: string): HTMLElement | undefined {
  const controls = visible('button, a, [role=tab]').filter((element) => element instanceof HTMLElement);
  return (
    controls.findLast((control) => nameOf(control) === name) ??
    controls.findLast((control) => nameOf(control).includes(name))
  );
}

/** The last visible input whose label contains that text. */
export function visibleInput(label: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const inputs = visible('input, textarea').filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
  return inputs.findLast((input) => labelsOf(input).some((text) => text.includes(label)));
}

/**
 * Elements that the site has rendered. The app shell (src/boot/app-shell.tsx) is excluded, because it is removed a
 * moment later.
 */
function visible(selector: string): readonly Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility() && element.closest('.frame--early') === null,
  );
}

function textsOf(element: Element): readonly string[] {
  const ownText = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data.trim());
  return [...ownText, element.getAttribute('aria-label') ?? '', element.getAttribute('alt') ?? ''];
}

function nameOf(control: HTMLElement): string {
  return (control.getAttribute('aria-label') ?? control.textContent).trim();
}

function labelsOf(input: HTMLInputElement | HTMLTextAreaElement): readonly string[] {
  return [...(input.labels ?? [])].map((label) => label.textContent);
}
