import { frameOf } from '../../../domain/lesson/strings.js';
import { useSite } from '../../hooks/services.js';

/**
 * A lesson that another site plays (pages §4): sandboxed. Its player is a script with an origin of its own; it may not open
 * windows, leave with this page or send forms (docs/decisions/0011). What lies with us or with our server has no origin at
 * all: it could take the sandbox off.
 */
export function LessonFrame({ url, title }: { readonly url: string; readonly title: string }) {
  const { serverUrl } = useSite().config;
  const host = hostOf(url);
  const isOurs = [window.location.href, serverUrl].some((ours) => hostOf(ours) === host);
  return (
    <iframe
      className="lesson-frame"
      src={url}
      title={frameOf(title)}
      sandbox={isOurs ? 'allow-scripts allow-presentation' : 'allow-scripts allow-same-origin allow-presentation'}
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin"
    />
  );
}

/** Empty where there is none. */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}
