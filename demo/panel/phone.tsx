import { useState } from 'react';

import { hasBoundMobile, type UserRecord } from '../../src/adapters/memory/server/member/users.js';
import type { SocialUser } from '../../src/adapters/memory/server/signing-in/social-accounts.js';
import { TIME } from '../../src/domain/ports/time.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import * as strings from '../strings.js';
import { IS_LOCKED, NEW_ACCOUNT, NEW_ACCOUNT_MUST_BIND, IS_WITHOUT_MOBILE } from '../strings.js';
import { Choice, ControlButton, type Option, Section } from './controls.js';
import { useCourseSite } from './use-course-site.js';

/** The users who can log in at QQ or scan a code: two kinds of newcomers, and every member. */
export function allUsers(users: readonly UserRecord[]): readonly (Option<string> & { readonly who: SocialUser })[] {
  return [
    { name: 'must-bind', title: NEW_ACCOUNT_MUST_BIND, who: { kind: 'newcomer', mustBind: true } },
    { name: 'newcomer', title: NEW_ACCOUNT, who: { kind: 'newcomer', mustBind: false } },
    ...users.map((user) => ({
      name: user.mobile,
      title: titleOf(user),
      who: { kind: 'member', mobile: user.mobile } as const,
    })),
  ];
}

function titleOf(user: UserRecord): string {
  const traits = [user.locked ? IS_LOCKED : '', hasBoundMobile(user) ? '' : IS_WITHOUT_MOBILE];
  return [user.name, ...traits.filter(Boolean)].join(' · ');
}

/**
 * Simulates the phone that scans a WeChat QR code, for login or for linking: the visitor chooses which user scans the
 * newest ticket.
 */
export function ScanSection() {
  const { controls } = useCourseSite();
  const time = useService(TIME);
  const newest = useBehavior(controls.signingIn.scans$).all.at(-1);
  const people = allUsers(useBehavior(controls.users$).all);
  const [name, setName] = useState('must-bind');
  if (newest?.value.kind !== 'waiting' || newest.endsAt <= time.now())
    return <Section title={strings.SCAN} hint={strings.NO_SCAN_YET} />;

  const scan = (): void => {
    const person = people.find((one) => one.name === name);
    if (person) controls.signingIn.scan(person.who, newest.key);
  };
  return (
    <Section title={strings.SCAN} hint={strings.SCAN_PENDING}>
      <div className="controls__row">
        <Choice label={strings.SCANNED_BY} options={people} value={name} onChoose={setName} />
        <ControlButton onPress={scan}>{strings.SCAN_NOW}</ControlButton>
        <ControlButton
          onPress={() => {
            controls.signingIn.expireScan(newest.key);
          }}
        >
          {strings.SCAN_EXPIRES}
        </ControlButton>
      </div>
    </Section>
  );
}

/** Simulates the phone of a face check: the newest check passes, or stays pending. */
export function FaceCheckSection() {
  const { controls } = useCourseSite();
  const newest = useBehavior(controls.signingIn.faceChecks$).all.at(-1);
  const { all } = useBehavior(controls.users$);
  const member = newest && all.find(({ id }) => id === newest.value);
  if (!newest || !member || member.identity)
    return <Section title={strings.FACE_CHECK} hint={strings.NO_FACE_CHECK_YET} />;
  return (
    <Section title={strings.FACE_CHECK} hint={strings.FACE_PENDING}>
      <ControlButton
        about={member.name}
        onPress={() => {
          controls.signingIn.passFaceCheck(newest.key);
        }}
      >
        {strings.FACE_PASSES}
      </ControlButton>
    </Section>
  );
}
