/** Business constants of notes (docs/spec/notes.md). */

/**
 * The longest note in characters, the number of notes about a course, and the length of all notes on a device in
 * UTF-16 units, so that they leave space for everything else (docs/spec/notes.md).
 */
export const NOTE_LENGTH = 1000;
export const NOTES_PER_COURSE = 500;
export const NOTES_STORED_MAX = 2_000_000;
/** Notes per page of 我的笔记, and the largest file that is imported: all notes of a device with their links are smaller. */
export const NOTES_A_PAGE = 50;
export const NOTES_FILE_BYTES = 10_000_000;
/** How long 「已保存」 stands over the video. */
export const NOTE_SAVED_MS = 4000;
/** Another tab that removes thousands of notes changes the list once (docs/spec/storage-keys.md#reading-and-writing). */
export const CHANGES_JOINED_MS = 100;
