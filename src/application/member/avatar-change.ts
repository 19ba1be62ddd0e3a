import { catchError, concat, defer, ignoreElements, map, type Observable, of, switchMap, tap, throwError } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import { foundIf, orFound } from '../../domain/errors/lost-answers.js';
import { chosenFault, chosenHint, type ImageFile, imageKind, type Square } from '../../domain/member/avatar.js';
import { AVATAR_BYTES } from '../../domain/member/limits.js';
import * as strings from '../../domain/member/strings.js';
import type { MemberGateway } from '../../domain/ports/account-gateway.js';
import type { OpenImage, AvatarEditor } from '../../domain/ports/avatar-editor.js';
import type { Notifier } from '../../domain/ports/notifier.js';
import type { ProfileGateway } from '../../domain/ports/profile-gateway.js';
import { knownMember } from '../../domain/session/session-state.js';
import type { Session } from '../../domain/session/session.js';

/** An image that can be cropped, and the hint to show about it. */
export interface ChosenImage {
  readonly image: OpenImage;
  readonly hint: string | undefined;
}

/** The progress of an upload. */
export type AvatarStage = 'cutting' | 'sending';

/**
 * A new avatar: the member chooses an image, crops it to a square, and it is scaled down and sent
 * (docs/spec/member.md#avatar, docs/api/member.md#change-the-avatar). Calls are cold and fail with an `AppError`; what the client itself rejects is `refused`, with a message for
 * the member.
 */
export class AvatarChange {
  constructor(
    private readonly editor: AvatarEditor,
    private readonly gateway: ProfileGateway,
    private readonly members: Pick<MemberGateway, 'detail'>,
    private readonly session: Session,
    private readonly notifier: Notifier,
  ) {}

  /** Emits once and completes. */
  open(file: ImageFile): Observable<ChosenImage> {
    return defer(() => {
      const fault = chosenFault(file);
      if (fault !== undefined) return refuse(fault);
      // Only the content counts: the name and the media type of a file may be wrong.
      const mediaType = `image/${imageKind(file.bytes) ?? ''}`;
      return withMessage(this.editor.open({ ...file, mediaType }), strings.IMAGE_BROKEN).pipe(
        map((image) => ({ image, hint: chosenHint(file) })),
      );
    });
  }

  /** Emits the progress; completes once the server has stored the image. */
  send(image: OpenImage, square: Square): Observable<AvatarStage> {
    const sent$ = withMessage(
      defer(() => this.editor.cut(image, square)),
      strings.IMAGE_BROKEN,
    ).pipe(
      switchMap((file) =>
        file.bytes.length > AVATAR_BYTES
          ? refuse(strings.IMAGE_TOO_HEAVY)
          : concat(of<AvatarStage>('sending'), this.upload(file)),
      ),
    );
    return concat(of<AvatarStage>('cutting'), sent$).pipe(
      tap({
        complete: () => {
          this.notifier.success(strings.AVATAR_CHANGED);
          // Only a new member detail contains the address of the stored image.
          this.session.reloadInAllTabs();
        },
      }),
    );
  }

  /** To send it again does no harm; when the answer was lost, the server is asked whether the avatar is another one. */
  private upload(file: ImageFile): Observable<never> {
    const before = knownMember(this.session.state$.value)?.avatar;
    const isChanged$ = this.members.detail().pipe(foundIf(({ avatar }) => avatar !== before));
    return this.gateway.changeAvatar(file).pipe(orFound<true>(isChanged$), ignoreElements());
  }
}

function refuse(message: string): Observable<never> {
  return throwError((): AppError => ({ kind: 'refused', message }));
}

/** Every error of the browser on an unreadable file becomes a message for the member. */
function withMessage<T>(work$: Observable<T>, message: string): Observable<T> {
  return work$.pipe(catchError(() => refuse(message)));
}
