import { type LinkTarget, linkTarget } from '../../domain/nav/link-target.js';

/** Lets links to other sites open beside this one, and tells those sites nothing of it (lesson 33). */
export function prepareLinks(text: ParentNode): void {
  for (const link of text.querySelectorAll('a')) {
    // The sanitiser took its address away: what is left are words.
    if (!link.hasAttribute('href')) link.replaceWith(...link.childNodes);
    if (targetOf(link).kind !== 'outside') continue;
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

/** Where a link of a text leads. */
export function targetOf(link: Element): LinkTarget {
  return linkTarget({ url: link.getAttribute('href') ?? '', opensNewWindow: true });
}
