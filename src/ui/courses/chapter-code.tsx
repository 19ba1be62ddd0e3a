import { lessonAddress } from '../../domain/courses/course-address.js';
import { scanToLearn } from '../../domain/courses/strings.js';
import { PAGE_NAVIGATOR } from '../../domain/ports/navigator.js';
import { useService } from '../shared/hooks/services.js';
import { QrCode } from '../shared/widgets/qr-panel.js';

interface ChapterCodeProps {
  /** The first lesson of the chapter. */
  readonly lessonId: number;
  readonly title: string;
}

/** On paper: the code that opens the first lesson of a chapter (docs/spec/taking-along.md#outline). */
export function ChapterCode({ lessonId, title }: ChapterCodeProps) {
  const { origin } = useService(PAGE_NAVIGATOR);
  return (
    <span className="chapter__code">
      <QrCode text={origin + lessonAddress(lessonId)} name={scanToLearn(title)} />
    </span>
  );
}
