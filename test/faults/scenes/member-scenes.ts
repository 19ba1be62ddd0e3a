import { finalize, firstValueFrom, type Observable, of, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { AvatarChange } from '../../../src/application/member/avatar-change.js';
import { PROFILE_GATEWAY } from '../../../src/domain/ports/server/profile-gateway.js';
import type { MemberPlace } from '../../../src/application/member/member-services.js';
import type { WechatLinkState } from '../../../src/application/member/social-links.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import { NOTIFIER } from '../../../src/domain/ports/browser/notifier.js';
import { SESSION } from '../../../src/domain/session/session.js';
import { LINK_POLL_MS } from '../../../src/domain/limits.js';
import { SCAN_FAILED } from '../../../src/domain/signing-in/strings.js';
import type { Generation } from '../../../src/domain/site/system-config.js';
import { faultWords } from '../../../src/ui/feedback/loaded.js';
import { until } from '../../support/until.js';
import { aForm, lookOfForm } from '../support/a-form.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene, View } from '../support/scene.js';

const MOBILE = SEEDED.ordinary;
const NEW_MOBILE = '13911112222';
const AT_MEMBER = { at: '/member?do=nickname', signedInAs: MOBILE };

type Deed = (place: MemberPlace, world: FaultWorld) => Promise<() => Observable<unknown>> | (() => Observable<unknown>);

/** A form of the member's page, filled in without a fault. */
function formScene(deed: Deed): Scene {
  return {
    wishes: AT_MEMBER,
    set: async (world) => {
      const form = aForm(world.resolve(ERROR_REPORTER), await deed(await placeOf(world), world));
      world.onPage(form.run());
      return {
        act: () => {
          form.submit(undefined);
        },
        look: world.unlessGone(() => lookOfForm(form.state$.value)),
      };
    },
  };
}

const proof = (world: FaultWorld, mobile: string = MOBILE) => ({
  mobile,
  smsCode: world.controls.signingIn.sendSms(mobile),
});

export const nicknameScene = formScene(
  ({ changes }) =>
    () =>
      changes.nickname('晓雨'),
);

export const passwordScene = formScene(({ changes }, world) => {
  const filledIn = { ...proof(world), password: 'fresh-2026' };
  return () => changes.password(filledIn);
});

export const proveMobileScene = formScene((place, world) => {
  const filledIn = proof(world);
  const change = place.newMobileChange();
  return () => change.prove(filledIn);
});

export const changeMobileScene = formScene(async (place, world) => {
  const change = place.newMobileChange();
  const sign = await firstValueFrom(world.resolve(PROFILE_GATEWAY).proveMobile(proof(world)));
  await firstValueFrom(change.prove(proof(world)));
  const filledIn = proof(world, NEW_MOBILE);
  return () => change.change(filledIn, sign);
});

/** The square is cut already: that is the browser's part. */
export const avatarScene = formScene((_place, world) => {
  const cut = { name: 'avatar.png', mediaType: 'image/png', bytes: new Uint8Array(8) };
  const picture = { address: '', width: 1, height: 1 };
  const desk = { open: () => of(picture), cut: () => of(cut) };
  const avatar = new AvatarChange(
    desk,
    world.resolve(PROFILE_GATEWAY),
    world.resolve(SESSION),
    world.resolve(NOTIFIER),
  );
  return () => avatar.send(picture, { x: 0, y: 0, side: 1 });
});

export const unlinkScene = formScene(
  ({ links }) =>
    () =>
      links.unlink('qq'),
);

export const deletionScene = formScene(
  ({ changes }) =>
    () =>
      changes.deletion(),
);

/** The dialog that links WeChat opens. */
export const linkStartScene = (generation: Generation): Scene => ({
  wishes: { ...AT_MEMBER, generation },
  set: async (world) => {
    const dialog = await theScan(world);
    return { act: dialog.open, look: dialog.look, again: dialog.renew, well: 'ready' };
  },
});

/** A code is on view and its turn comes. */
export const linkStatusScene = (generation: Generation): Scene => ({
  wishes: { ...AT_MEMBER, generation },
  set: async (world): Promise<View> => {
    const dialog = await theScan(world);
    dialog.open();
    await until(() => dialog.look().state === 'ready');
    const turn = () => {
      world.time.advance(LINK_POLL_MS);
    };
    return { act: turn, look: dialog.look, again: turn, well: 'ready' };
  },
});

/** QQ brings back a code with the page. */
export const linkArrivalScene: Scene = {
  wishes: { at: '/member', signedInAs: MOBILE },
  set: async (world) => {
    const { links } = await placeOf(world);
    const code = world.controls.signingIn.loginCode({ kind: 'newcomer', mustBind: false });
    world.browser.navigator.go(`/member?login_code=${code}&action=bind`);
    let state = 'settled';
    const settled = () => {
      state = 'settled';
    };
    return {
      act: () => {
        state = 'running';
        world.onPage(links.arrival().pipe(finalize(settled)));
      },
      look: world.unlessGone(() => ({ state, words: undefined })),
    };
  },
};

async function theScan(world: FaultWorld) {
  world.controls.setUp({ wechatScan: true });
  const { wechat } = await placeOf(world);
  const renewals = new Subject<void>();
  let state: WechatLinkState = { kind: 'loading' };
  return {
    open: () => {
      const show = tap<WechatLinkState>((next) => {
        state = next;
      });
      world.onPage(wechat.watch(renewals).pipe(show));
    },
    look: world.unlessGone(() => ({
      state: state.kind,
      words: state.kind === 'failed' ? faultWords(state.error, SCAN_FAILED) : undefined,
    })),
    renew: () => {
      renewals.next();
    },
  };
}

async function placeOf(world: FaultWorld): Promise<MemberPlace> {
  await world.standing();
  return firstValueFrom(world.resolve(LAZY_SERVICES).member);
}
