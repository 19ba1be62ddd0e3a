/** What a visitor looks for: an element by its role and name, or by a selector where it has no name. */
export type Wanted =
  | { readonly role: Role; readonly name: string; readonly within?: string; readonly isPart?: boolean }
  | { readonly selector: string };

export type Role = 'button' | 'link' | 'tab' | 'radio' | 'checkbox' | 'field' | 'heading' | 'image';

export const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button, [role=button], input[type=submit]',
  link: 'a[href]',
  tab: '[role=tab]',
  radio: 'input[type=radio], [role=radio]',
  checkbox: 'input[type=checkbox], [role=checkbox]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3, h4, h5, h6',
  image: 'img, [role=img]',
};

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of the element, or of one of its lines. */
export interface Found extends Point {
  /** Nothing covers that point, so a press reaches the element. */
  readonly isPressable: boolean;
}

interface Search {
  readonly wanted: Wanted;
  readonly selectors: typeof SELECTORS;
  /** Scrolls the element into view if nothing of it can be pressed where it is. */
  readonly willBePressed: boolean;
}

/**
 * Runs in the page: the first visible element that matches. Names are `aria-label`, labels, text, alternative text or
 * placeholder. It uses nothing from outside itself.
 */
export function findInPage({ wanted, selectors, willBePressed }: Search): Found | undefined {
  const flat = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: Element): readonly string[] => {
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    const labelledBy = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    const attributes = ['aria-label', 'alt', 'placeholder', 'title'].map((name) => element.getAttribute(name));
    const texts = [...(labels ?? []), labelledBy, element].map((each) => each?.textContent);
    return [...attributes, ...texts].map(flat);
  };
  const isWanted = (element: Element): boolean => {
    if ('selector' in wanted) return true;
    const names = namesOf(element);
    return names.some((name) => (wanted.isPart ? name.includes(wanted.name) : name === wanted.name));
  };
  const isVisible = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  const selector = 'selector' in wanted ? wanted.selector : selectors[wanted.role];
  const root = 'selector' in wanted || wanted.within === undefined ? document : document.querySelector(wanted.within);
  const element = [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (each) => isVisible(each) && isWanted(each),
  );
  if (!element) return undefined;
  const points = (): readonly Point[] =>
    [...element.getClientRects()].map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }));
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const isHit = ({ x, y }: Point): boolean => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && [element, ...labels].some((each) => each.contains(hit));
  };
  if (willBePressed && !points().some(isHit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const point = points().find(isHit);
  return { ...(point ?? { x: 0, y: 0 }), isPressable: point !== undefined };
}
