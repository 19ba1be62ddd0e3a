import { defer, type Observable } from 'rxjs';

import type { ImageFile, Square } from '../../src/domain/member/avatar.js';
import type { OpenImage, AvatarEditor } from '../../src/domain/ports/avatar-editor.js';
import { FakeRequest } from './fake-request.js';

export class FakeAvatarEditor implements AvatarEditor {
  readonly opened = new FakeRequest<OpenImage>();
  readonly cuts = new FakeRequest<ImageFile>();
  readonly files: ImageFile[] = [];
  readonly squares: Square[] = [];

  open(file: ImageFile): Observable<OpenImage> {
    this.files.push(file);
    return this.opened.send();
  }

  cut(_image: OpenImage, square: Square): Observable<ImageFile> {
    return defer(() => {
      this.squares.push(square);
      return this.cuts.send();
    });
  }
}
