/** An answer that is a file. Only calls that a window navigates to give it (pages API 3.12). */
export class FileDownload {
  constructor(
    readonly name: string,
    readonly text: string,
  ) {}
}
