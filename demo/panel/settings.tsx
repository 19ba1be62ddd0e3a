import { PAGE_NAVIGATOR } from '../../src/domain/ports/navigator.js';
import { SESSION } from '../../src/domain/session/session.js';
import type { Scene } from '../../src/domain/site/scene.js';
import { type Generation, RUNTIME_SETTINGS } from '../../src/domain/site/system-config.js';
import { useBehavior, useService } from '../../src/ui/shared/hooks/services.js';
import { PHONE_SITE_PATH } from '../pages/outside-paths.js';
import * as strings from '../strings.js';
import { chooseScene } from './chosen-scene.js';
import { Choice, ControlButton, type Option, Section, Toggle } from './controls.js';
import { useReport } from './copy-and-fill.js';
import { useCourseSite } from './use-course-site.js';

/** The settings that are on or off, with their labels. */
const SWITCHES = [
  ['qq', strings.QQ_SWITCH],
  ['wechatScan', strings.WECHAT_SCAN_SWITCH],
  ['wechat', strings.WECHAT_SWITCH],
  ['bindMobileRequired', strings.FORCED_BINDING_SWITCH],
  ['faceCheckRequired', strings.FORCED_FACE_SWITCH],
  ['oneDevice', strings.ONE_DEVICE_SWITCH],
  ['watermarkShown', strings.WATERMARK_SWITCH],
] as const;

/** The configuration by the owner of the site (docs/spec/start-and-routes.md#configuration). */
export function SettingsSection() {
  const { controls } = useCourseSite();
  const navigator = useService(PAGE_NAVIGATOR);
  const settings = useBehavior(controls.settings$);
  return (
    <Section title={strings.SETTINGS} hint={strings.SETTINGS_HINT}>
      <SceneChoice />
      <GenerationChoice />
      <div className="controls__row">
        {SWITCHES.map(([name, label]) => (
          <Toggle
            key={name}
            label={label}
            on={settings[name]}
            onChange={(on) => {
              controls.setUp({ [name]: on });
            }}
          />
        ))}
        <Toggle
          label={strings.VIP_SWITCH}
          on={settings.switches.vip}
          onChange={(on) => {
            controls.switchFunction('vip', on);
          }}
        />
        <Toggle
          label={strings.PHONE_SITE_SWITCH}
          on={settings.phoneSiteUrl !== ''}
          onChange={(on) => {
            controls.setUp({ phoneSiteUrl: on ? navigator.origin + PHONE_SITE_PATH : '' });
          }}
        />
      </div>
      <p className="controls__hint">{strings.PHONE_SITE_HINT}</p>
      <ControlButton
        onPress={() => {
          navigator.reload();
        }}
      >
        {strings.RELOAD_PAGE}
      </ControlButton>
    </Section>
  );
}

const SCENES: readonly Option<Scene>[] = [
  { name: 'pc', title: strings.SCENE_PC },
  { name: 'h5', title: strings.SCENE_H5 },
  { name: 'wechat', title: strings.SCENE_WECHAT },
];

/** Chooses where the visit takes place, and opens the page again there. */
function SceneChoice() {
  const navigator = useService(PAGE_NAVIGATOR);
  return (
    <Choice
      label={strings.SCENE}
      options={SCENES}
      value={useService(RUNTIME_SETTINGS).scene}
      onChoose={(scene) => {
        chooseScene(scene, () => window.sessionStorage);
        navigator.reload();
      }}
    />
  );
}

/** The values of a select box are texts. */
const OPTIONS: readonly (Option<string> & { readonly generation: Generation })[] = [
  { name: '1', title: strings.FIRST_GENERATION, generation: 1 },
  { name: '2', title: strings.SECOND_GENERATION, generation: 2 },
];

/** Chooses the generation of the in-memory server (docs/api/README.md#generations). */
function GenerationChoice() {
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

/**
 * Publishes a new version of the agreements, which no member has accepted (docs/api/signing-in.md#consent). Generation
 * 1 has no agreements.
 */
export function AgreementsSection() {
  const { controls } = useCourseSite();
  const session = useService(SESSION);
  const report = useReport();
  const { generation } = useBehavior(controls.settings$);
  if (generation === 1) return <Section title={strings.AGREEMENTS} hint={strings.NO_AGREEMENTS} />;

  const publish = (): void => {
    controls.publishAgreements();
    // The next member request reports it. Without a signed-in member there is no request.
    session.reload();
    report(strings.AGREEMENTS_PUBLISHED);
  };
  return (
    <Section title={strings.AGREEMENTS} hint={strings.AGREEMENTS_HINT}>
      <ControlButton onPress={publish}>{strings.PUBLISH_AGREEMENTS}</ControlButton>
    </Section>
  );
}
