import { frameOf } from '../../domain/lesson/strings.js';
import { useSite } from '../shared/hooks/services.js';

/**
 * A lesson that another site plays (docs/spec/lesson.md#framed-video), in a sandbox: its player is a script with its
 * own origin; it may not open windows, navigate this page or send forms (docs/decisions/0011-rich-text.md). A URL on
 * our host or our server's gets no origin: it could remove the sandbox.
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

/** Empty if the URL is invalid. */
function hostOf(address: string): string {
  try {
    return new URL(address).host;
  } catch {
    return '';
  }
}
