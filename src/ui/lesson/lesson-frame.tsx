import { frameOf } from '../../domain/lesson/strings.js';
import {
  isOurs,
  OWN_PAGE_SANDBOX,
  parsedAddress,
  PLAYER_FEATURES,
  PLAYER_SANDBOX,
} from '../shared/content/player-frame.js';
import { useSite } from '../shared/hooks/services.js';

/**
 * A lesson that another site plays (docs/spec/lesson.md#framed-video), in a sandbox. A page of our host or our server's
 * gets no origin.
 */
export function LessonFrame({ url, title }: { readonly url: string; readonly title: string }) {
  const { serverUrl } = useSite().config;
  return (
    <iframe
      className="lesson-frame"
      src={url}
      title={frameOf(title)}
      sandbox={isOurs(parsedAddress(url), serverUrl) ? OWN_PAGE_SANDBOX : PLAYER_SANDBOX}
      allow={PLAYER_FEATURES}
      referrerPolicy="strict-origin"
    />
  );
}
