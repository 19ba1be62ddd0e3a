import { defer, type Observable } from 'rxjs';

import type { PictureFile, Square } from '../../src/domain/member/avatar.js';
import type { OpenPicture, AvatarEditor } from '../../src/domain/ports/browser/avatar-editor.js';
import { Question } from './question.js';

export class FakeAvatarEditor implements AvatarEditor {
  readonly opened = new Question<OpenPicture>();
  readonly cuts = new Question<PictureFile>();
  /** The files that were opened. */
  readonly files: PictureFile[] = [];
  /** The squares that were cut. */
  readonly squares: Square[] = [];

  open(file: PictureFile): Observable<OpenPicture> {
    this.files.push(file);
    return this.opened.ask();
  }

  cut(_picture: OpenPicture, square: Square): Observable<PictureFile> {
    return defer(() => {
      this.squares.push(square);
      return this.cuts.ask();
    });
  }
}
