import { CAPTCHA_LABEL, SMS_CODE_LABEL } from '../../../src/domain/signing-in/strings.js';
import { captchaIs, FILL_IN, smsIs } from '../../strings.js';
import { FillButton } from '../fill-button.js';
import { useCaptchaAnswer, useSentSms } from './codes.js';

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
