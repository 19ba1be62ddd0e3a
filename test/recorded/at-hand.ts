import { RECORDED_FOLDER, recordingsIn } from '../../lab/recorded/recording.js';

/** The recordings of real servers, which are not part of this repository; `undefined` when they are missing. */
export const RECORDINGS = recordingsIn(RECORDED_FOLDER);

/** A test that has nothing to compare must not look like one that passed, so the run reports this. */
export const NOT_AT_HAND = `there are no recordings in ${RECORDED_FOLDER} (RECORDED_ANSWERS names another folder)`;

/** Prints to the output of the run, whatever the reporter is. */
export function writeToOutput(text: string): void {
  console.log(`\n  Recorded answers: ${text}`);
}
