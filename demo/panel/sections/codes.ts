import { TIME } from '../../../src/domain/ports/browser/time.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import { useCourseSite } from '../use-course-site.js';

interface SentSms {
  readonly mobile: string;
  readonly code: string;
}

/** The text of the newest captcha that is still valid. */
export function useCaptchaAnswer(): string | undefined {
  const { signingIn } = useCourseSite().controls;
  // Re-renders after every change of the captchas.
  useBehavior(signingIn.captchas$);
  return signingIn.captchaText();
}

/** The codes that are still valid, newest first. */
export function useSentSms(): readonly SentSms[] {
  const { signingIn } = useCourseSite().controls;
  const time = useService(TIME);
  const now = time.now();
  return useBehavior(signingIn.smsCodes$)
    .all.filter(({ endsAt }) => endsAt > now)
    .map(({ key, value }) => ({ mobile: key, code: value.code }))
    .reverse();
}
