import { CAPTCHA_LABEL, SMS_CODE_LABEL } from '../../../src/domain/signing-in/strings.js';
import * as strings from '../../strings.js';
import { CodeLine } from '../code-line.js';
import { Section } from '../section.js';
import { useCaptchaAnswer, useSentSms } from './codes.js';

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
