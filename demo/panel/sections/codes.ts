import { TIME } from '../../../src/domain/ports/browser/time.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import { useCourseSite } from '../use-course-site.js';

interface SentSms {
  readonly mobile: string;
  readonly code: string;
}

/** What stands in the newest image that is still good. */
export function useCaptchaAnswer(): string | undefined {
  const { signingIn } = useCourseSite().controls;
  // Whatever changes among the images, the newest is asked for again.
  useBehavior(signingIn.captchas$);
  return signingIn.captchaText();
}

/** The codes that are still good, the newest first. */
export function useSentSms(): readonly SentSms[] {
  const { signingIn } = useCourseSite().controls;
  const time = useService(TIME);
  const now = time.now();
  return useBehavior(signingIn.smsCodes$)
    .all.filter(({ endsAt }) => endsAt > now)
    .map(({ key, value }) => ({ mobile: key, code: value.code }))
    .reverse();
}
