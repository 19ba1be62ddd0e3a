import { expect } from 'chai';

import * as limits from '../../src/domain/limits.js';

describe('limits', () => {
  it('are those of the specification (spec §9)', () => {
    expect(limits).to.deep.include({
      SMS_COUNTDOWN_MS: 120_000,
      SCAN_POLL_MS: 1000,
      REQUEST_TIMEOUT_MS: 15_000,
      DIALOG_WIDTH_PX: 500,
      QR_SIZE_PX: 300,
      BACK_TO_TOP_AFTER_PX: 2000,
      SIGN_OUT_DELAY_MS: 500,
      FOOTER_MARGIN_PX: 150,
    });
  });

  it('are those of the clarifications where the specification has none (clarifications §5, §8)', () => {
    expect(limits.FACE_POLL_MS).to.equal(2500);
    expect(limits.CAPTCHA_LIFE_MS).to.equal(300_000);
  });

  it('bound the tries of a start-up call, with growing waits (clarifications §3)', () => {
    const waits = limits.START_UP_RETRY_WAITS_MS;
    expect(waits).not.to.have.length(0);
    expect(waits).to.deep.equal([...waits].sort((a, b) => a - b));
    expect(new Set(waits)).to.have.length(waits.length);
  });
});
