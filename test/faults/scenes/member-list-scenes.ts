import { catchError, EMPTY, firstValueFrom, Subject, tap } from 'rxjs';

import { SEEDED } from '../../../src/adapters/memory/seed/members.js';
import { LAZY_SERVICES } from '../../../src/application/lazy-services.js';
import type { MemberMessages } from '../../../src/application/messages.js';
import { ERROR_REPORTER } from '../../../src/application/site/error-reporter.js';
import { asAppError } from '../../../src/domain/errors/app-error.js';
import { LOADING, type Loading } from '../../../src/domain/kernel/loading.js';
import { type MemberMessage, unreadOf } from '../../../src/domain/messages.js';
import type { Look } from '../sight.js';
import type { FaultWorld } from '../support/fault-world.js';
import type { Scene, View } from '../support/scene.js';
import { inPlace, onPage } from './list-scenes.js';

const AT_MESSAGES = { at: '/member/messages', signedInAs: SEEDED.withUnread };

/** The messages of a member. */
export const messagesScene: Scene = {
  wishes: AT_MESSAGES,
  set: async (world) => {
    const messages = await messagesOf(world);
    return onPage<Loading<unknown>>(world, (retry$) => messages.shown(retry$), {
      before: LOADING,
      look: inPlace,
      well: 'ready',
    });
  },
};

/** One of them is pressed. */
export const readMessageScene: Scene = {
  wishes: AT_MESSAGES,
  set: (world) =>
    marking(
      world,
      (messages, [first]) => {
        if (first) messages.read(first);
      },
      '2 unread',
    ),
};

/** All of them are to be read. */
export const readAllScene: Scene = {
  wishes: AT_MESSAGES,
  set: (world) => {
    const reporter = world.resolve(ERROR_REPORTER);
    const markAll = (messages: MemberMessages, unread: readonly MemberMessage[]) => {
      const done$ = messages.readAll(unread.map(({ id }) => id));
      // As `useSubmission` tells it.
      done$
        .pipe(
          catchError((thrown: unknown) => {
            reporter.report(asAppError(thrown));
            return EMPTY;
          }),
        )
        .subscribe();
    };
    return marking(world, markAll, '0 unread');
  },
};

/** How points came and went. */
export const pointsScene: Scene = {
  wishes: { at: '/member/credit1-free', signedInAs: SEEDED.ordinary },
  set: async (world) => {
    await world.standing();
    const points = await firstValueFrom(world.resolve(LAZY_SERVICES).points);
    return onPage<Loading<unknown>>(world, (retry$) => points.records(retry$), {
      before: LOADING,
      look: inPlace,
      well: 'ready',
    });
  },
};

async function marking(
  world: FaultWorld,
  mark: (messages: MemberMessages, unread: readonly MemberMessage[]) => void,
  well: string,
): Promise<View> {
  const messages = await messagesOf(world);
  let look: Look = { state: 'loading', words: undefined };
  let unread: readonly MemberMessage[] = [];
  world.onPage(
    messages.shown(new Subject()).pipe(
      tap((list) => {
        if (list.kind !== 'ready') return;
        unread = unreadOf(list.value);
        look = { state: `${unread.length} unread`, words: undefined };
      }),
    ),
  );
  await world.quiet();
  const act = () => {
    mark(messages, unread);
  };
  return { act, look: world.unlessGone(() => look), again: act, well };
}

async function messagesOf(world: FaultWorld): Promise<MemberMessages> {
  await world.standing();
  return firstValueFrom(world.resolve(LAZY_SERVICES).messages);
}
