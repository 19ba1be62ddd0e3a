import { useState } from 'react';

import { Refusal } from '../../src/adapters/memory/server/refusal.js';
import type { RedirectEnd } from '../../src/adapters/memory/server/signing-in/social-redirects.js';
import type { Channel } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import { Choice, ControlButton } from '../panel/controls.js';
import { allUsers } from '../panel/phone.js';
import { useCourseSite } from '../panel/use-course-site.js';
import * as strings from '../strings.js';

/**
 * Replaces the consent of QQ or WeChat: the visitor chooses how it ends (docs/api/signing-in.md#qq-login,
 * docs/api/signing-in.md#wechat-login).
 */
export function ConsentPage({ channel }: { readonly channel: Channel }) {
  const { controls, redirects } = useCourseSite();
  const outside = channel === 'qq' ? strings.QQ : strings.WECHAT;
  const navigator = useService(PAGE_NAVIGATOR);
  const people = allUsers(useBehavior(controls.users$).all);
  const [name, setName] = useState('must-bind');
  const [refusal, setRefusal] = useState<string>();

  const answer = (next: RedirectEnd): void => {
    const query = new URLSearchParams(navigator.location$.value.query);
    const valueOf = (parameter: string): string => query.get(parameter) ?? '';
    controls.signingIn.redirectsEnd(next);
    try {
      navigator.leave(
        redirects.visit(channel, {
          successUrl: valueOf('s_url'),
          failureUrl: valueOf('f_url'),
          action: valueOf('action'),
        }),
      );
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      // A real server would respond with this envelope, and the browser would display it as text.
      setRefusal(JSON.stringify({ code: thrown.code, message: thrown.message, data: [] }));
    }
  };

  return (
    <main className="outside-page">
      <h1 className="outside-page__title">{strings.consentPage(outside)}</h1>
      <p>{strings.consentIntro(outside)}</p>
      <div className="controls__row">
        <Choice label={strings.CONSENT_BY} options={people} value={name} onChoose={setName} />
        <ControlButton
          onPress={() => {
            const person = people.find((one) => one.name === name);
            if (person) answer({ kind: 'comes-back', who: person.who });
          }}
        >
          {strings.CONSENT_GIVEN}
        </ControlButton>
      </div>
      <div className="controls__row">
        <ControlButton
          onPress={() => {
            answer({ kind: 'fails', text: strings.CONSENT_FAILURE_TEXT });
          }}
        >
          {strings.CONSENT_FAILS}
        </ControlButton>
        <ControlButton
          onPress={() => {
            answer({ kind: 'breaks' });
          }}
        >
          {strings.consentBreaks(outside)}
        </ControlButton>
        <ControlButton
          onPress={() => {
            navigator.travel(-1);
          }}
        >
          {strings.CONSENT_BACK}
        </ControlButton>
      </div>
      <p role="status">{refusal === undefined ? '' : strings.SERVER_ANSWERS + refusal}</p>
    </main>
  );
}
