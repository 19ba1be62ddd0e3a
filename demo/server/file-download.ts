/** An answer that is a file. Only calls that a window navigates to give it (docs/api/courses.md#attachment-link). */
export class FileDownload {
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}
