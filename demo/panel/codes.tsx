import { TIME } from '../../src/domain/ports/time.js';
import { CAPTCHA_LABEL, SMS_CODE_LABEL } from '../../src/domain/signing-in/strings.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { captchaIs, FILL_IN, smsIs } from '../strings.js';
import { Section } from './controls.js';
import { CodeLine, FillButton } from './copy-and-fill.js';
import { useCourseSite } from './use-course-site.js';

interface SentSms {
  readonly mobile: string;
  readonly code: string;
}

/** The text of the newest captcha that is still valid. */
function useCaptchaAnswer(): string | undefined {
  const { signingIn } = useCourseSite().controls;
  // Re-renders after every change of the captchas.
  useBehavior(signingIn.captchas$);
  return signingIn.captchaText();
}

/** The codes that are still valid, newest first. */
function useSentSms(): readonly SentSms[] {
  const { signingIn } = useCourseSite().controls;
  const time = useService(TIME);
  const now = time.now();
  return useBehavior(signingIn.smsCodes$)
    .all.filter(({ endsAt }) => endsAt > now)
    .map(({ key, value }) => ({ mobile: key, code: value.code }))
    .reverse();
}

/** The two codes that are needed most, each filled in with one click. */
export function QuickCodes() {
  const answer = useCaptchaAnswer();
  const [newest] = useSentSms();
  return (
    <>
      {answer === undefined ? undefined : (
        <FillButton field={CAPTCHA_LABEL} text={answer} about={FILL_IN}>
          {captchaIs(answer)}
        </FillButton>
      )}
      {newest === undefined ? undefined : (
        <FillButton field={SMS_CODE_LABEL} text={newest.code} about={FILL_IN}>
          {smsIs(newest.code)}
        </FillButton>
      )}
    </>
  );
}

/** The codes that a visitor would read from the captcha image and from the phone. */
export function CodesSection() {
  const answer = useCaptchaAnswer();
  const sent = useSentSms();
  return (
    <Section title={strings.CODES}>
      {answer === undefined ? <p className="controls__hint">{strings.NO_CAPTCHA_YET}</p> : undefined}
      {sent.length === 0 ? <p className="controls__hint">{strings.NO_SMS_YET}</p> : undefined}
      <ul className="controls__list">
        {answer === undefined ? undefined : (
          <CodeLine title={strings.CAPTCHA_ANSWER} code={answer} field={CAPTCHA_LABEL} />
        )}
        {sent.map(({ mobile, code }) => (
          <CodeLine key={mobile} title={strings.smsFor(mobile)} code={code} field={SMS_CODE_LABEL} />
        ))}
      </ul>
    </Section>
  );
}
