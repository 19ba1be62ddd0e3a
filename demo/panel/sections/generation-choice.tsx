import type { Generation } from '../../../src/domain/site/system-config.js';
import { useBehavior } from '../../../src/ui/hooks/services.js';
import * as strings from '../../strings.js';
import { Choice, type Option } from '../choice.js';
import { useCourseSite } from '../use-course-site.js';

/** The values of a select box are texts. */
const OPTIONS: readonly (Option<string> & { readonly generation: Generation })[] = [
  { name: '1', title: strings.FIRST_GENERATION, generation: 1 },
  { name: '2', title: strings.SECOND_GENERATION, generation: 2 },
];

/** Chooses the generation of the in-memory server (docs/api/README.md#generations). */
export function GenerationChoice() {
  const { controls } = useCourseSite();
  const { generation } = useBehavior(controls.settings$);
  return (
    <Choice
      label={strings.SERVER_VERSION}
      options={OPTIONS}
      value={String(generation)}
      onChoose={(name) => {
        const chosen = OPTIONS.find((option) => option.name === name);
        if (chosen) controls.setUp({ generation: chosen.generation });
      }}
    />
  );
}
