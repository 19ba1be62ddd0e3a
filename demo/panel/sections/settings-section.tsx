import { NAVIGATOR } from '../../../src/domain/ports/browser/navigator.js';
import { useBehavior, useService } from '../../../src/ui/hooks/services.js';
import { PHONE_SITE_PATH } from '../../pages/outside-paths.js';
import * as strings from '../../strings.js';
import { ControlButton } from '../control-button.js';
import { Section } from '../section.js';
import { Toggle } from '../toggle.js';
import { useCourseSite } from '../use-course-site.js';
import { GenerationChoice } from './generation-choice.js';

/** The settings that are on or off, with their labels. */
const SWITCHES = [
  ['qq', strings.QQ_SWITCH],
  ['wechatScan', strings.WECHAT_SWITCH],
  ['bindMobileRequired', strings.FORCED_BINDING_SWITCH],
  ['faceCheckRequired', strings.FORCED_FACE_SWITCH],
  ['oneDevice', strings.ONE_DEVICE_SWITCH],
  ['watermarkShown', strings.WATERMARK_SWITCH],
] as const;

/** The configuration by the owner of the site (docs/spec/start-and-routes.md#configuration). */
export function SettingsSection() {
  const { controls } = useCourseSite();
  const navigator = useService(NAVIGATOR);
  const settings = useBehavior(controls.settings$);
  return (
    <Section title={strings.SETTINGS} hint={strings.SETTINGS_HINT}>
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
