/**
 * A response that is a file. Used only for calls that the browser navigates to (docs/api/courses.md#attachment-link).
 */
export class FileDownload {
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}
