import { catchError, concat, defer, EMPTY, map, type Observable, of, switchMap, throwError } from 'rxjs';

import type { AppError } from '../../domain/errors/app-error.js';
import {
  AVATAR_BYTES,
  chosenFault,
  chosenNote,
  type PictureFile,
  pictureKind,
  type Square,
} from '../../domain/member/avatar.js';
import * as says from '../../domain/member/strings.js';
import type { OpenPicture, PictureDesk } from '../../domain/ports/browser/avatar-editor.js';
import type { Notifier } from '../../domain/ports/browser/notifier.js';
import type { ProfileGateway } from '../../domain/ports/server/profile-gateway.js';
import type { Session } from '../../domain/session/session.js';

/** A picture that can be cut, and what is to be said of it. */
export interface ChosenPicture {
  readonly picture: OpenPicture;
  readonly note: string | undefined;
}

/** How far the new picture has come. */
export type AvatarStage = 'cutting' | 'sending';

/**
 * Another picture of the member: chosen, cut to a square, made small, sent (pages §11; API 3.20). Calls are cold and fail
 * with an `AppError`; what this side refuses is `refused`, in words.
 */
export class AvatarChange {
  constructor(
    private readonly desk: PictureDesk,
    private readonly gateway: ProfileGateway,
    private readonly session: Session,
    private readonly notifier: Notifier,
  ) {}

  /** Emits once and completes. */
  open(file: PictureFile): Observable<ChosenPicture> {
    return defer(() => {
      const fault = chosenFault(file);
      if (fault !== undefined) return refuse(fault);
      // What stands in it counts: a name or a type may say anything.
      const mediaType = `image/${pictureKind(file.bytes) ?? ''}`;
      return orElse(this.desk.open({ ...file, mediaType }), says.PICTURE_BROKEN).pipe(
        map((picture) => ({ picture, note: chosenNote(file) })),
      );
    });
  }

  /** Emits how far it is; completes once the picture is the member's. */
  send(picture: OpenPicture, square: Square): Observable<AvatarStage> {
    const sent$ = orElse(
      defer(() => this.desk.cut(picture, square)),
      says.PICTURE_BROKEN,
    ).pipe(
      switchMap((file) =>
        file.bytes.length > AVATAR_BYTES
          ? refuse(says.PICTURE_TOO_HEAVY)
          : concat(of<AvatarStage>('sending'), this.gateway.changeAvatar(file)),
      ),
    );
    return concat(of<AvatarStage>('cutting'), sent$, this.done());
  }

  private done(): Observable<never> {
    return defer(() => {
      this.notifier.success(says.AVATAR_CHANGED);
      // Where the picture is to be had, only the member will tell.
      this.session.announce();
      return EMPTY;
    });
  }
}

function refuse(message: string): Observable<never> {
  return throwError((): AppError => ({ kind: 'refused', message }));
}

/** Whatever a browser makes of a file that it cannot read is a word to the member. */
function orElse<T>(work$: Observable<T>, message: string): Observable<T> {
  return work$.pipe(catchError(() => refuse(message)));
}
