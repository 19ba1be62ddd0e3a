import { useState } from 'react';

import { Refusal } from '../../src/adapters/memory/server/refusal.js';
import type { QqAnswer } from '../../src/adapters/memory/server/signing-in/qq.js';
import { NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import { Choice, ControlButton } from '../panel/controls.js';
import { allUsers } from '../panel/phone.js';
import { useCourseSite } from '../panel/use-course-site.js';
import * as strings from '../strings.js';

/** Replaces QQ's login page: the visitor chooses how the login ends (docs/api/signing-in.md#qq-login). */
export function QqPage() {
  const { controls, qq } = useCourseSite();
  const navigator = useService(NAVIGATOR);
  const people = allUsers(useBehavior(controls.users$).all);
  const [name, setName] = useState('must-bind');
  const [refusal, setRefusal] = useState<string>();

  const answer = (next: QqAnswer): void => {
    const query = new URLSearchParams(navigator.location$.value.query);
    const valueOf = (parameter: string): string => query.get(parameter) ?? '';
    controls.signingIn.qqAnswers(next);
    try {
      navigator.leave(
        qq.visit({ successUrl: valueOf('s_url'), failureUrl: valueOf('f_url'), action: valueOf('action') }),
      );
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      // A real server would respond with this envelope, and the browser would display it as text.
      setRefusal(JSON.stringify({ code: thrown.code, message: thrown.message, data: [] }));
    }
  };

  return (
    <main className="outside-page">
      <h1 className="outside-page__title">{strings.QQ_PAGE}</h1>
      <p>{strings.QQ_PAGE_INTRO}</p>
      <div className="controls__row">
        <Choice label={strings.QQ_COMES_BACK} options={people} value={name} onChoose={setName} />
        <ControlButton
          onPress={() => {
            const person = people.find((one) => one.name === name);
            if (person) answer({ kind: 'comes-back', who: person.who });
          }}
        >
          {strings.QQ_AGREE}
        </ControlButton>
      </div>
      <div className="controls__row">
        <ControlButton
          onPress={() => {
            answer({ kind: 'fails', text: strings.QQ_FAILURE_TEXT });
          }}
        >
          {strings.QQ_FAILS}
        </ControlButton>
        <ControlButton
          onPress={() => {
            answer({ kind: 'breaks' });
          }}
        >
          {strings.QQ_BREAKS}
        </ControlButton>
        <ControlButton
          onPress={() => {
            navigator.travel(-1);
          }}
        >
          {strings.QQ_BACK}
        </ControlButton>
      </div>
      <p role="status">{refusal === undefined ? '' : strings.SERVER_ANSWERS + refusal}</p>
    </main>
  );
}
