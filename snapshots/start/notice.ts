import { RETRY } from '../../src/domain/site/strings.js';
import { SNAPSHOT_SHOWN } from './strings.js';

/** Shows once, over a snapshot, that the site cannot be reached (docs/spec/start-and-routes.md#over-a-snapshot). */
export function showNotice(snapshot: HTMLElement, retry: () => void): void {
  if (isNoticeShown(snapshot)) return;
  const notice = appended(snapshot, 'div', 'toasts snapshot-notice');
  notice.setAttribute('role', 'status');
  // Screen readers do not announce a region that is added together with its text.
  requestAnimationFrame(() => {
    const card = appended(notice, 'div', 'toast-card');
    appended(card, 'span', 'toast-card__text').textContent = SNAPSHOT_SHOWN;
    const button = appended(card, 'button', 'btn btn-quiet');
    button.textContent = RETRY;
    button.addEventListener('click', retry);
  });
}

export function isNoticeShown(snapshot: HTMLElement): boolean {
  return snapshot.querySelector('.snapshot-notice') !== null;
}

function appended(parent: HTMLElement, name: string, className: string): HTMLElement {
  const element = document.createElement(name);
  element.className = className;
  parent.appendChild(element);
  return element;
}
