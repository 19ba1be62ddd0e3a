import { ErrorReporter } from '../../src/application/site/error-reporter.js';
import { Loader } from '../../src/application/site/loader.js';
import { RecordingLog, RecordingNotifier } from './recorders.js';

/** The way every page asks, with a log that a test may look into. */
export function aLoader(log = new RecordingLog()): Loader {
  return new Loader(new ErrorReporter(new RecordingNotifier(), log));
}
