import { keepsAccountGatewayContract } from './account-gateway.contract.js';
import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsAnnouncementGatewayContract } from './announcement-gateway.contract.js';
import { keepsCaptchaGatewayContract } from './captcha-gateway.contract.js';
import { keepsCodeLoginContract } from './code-login.contract.js';
import { keepsCommentGatewayContract } from './comment-gateway.contract.js';
import { keepsCourseGatewayContract, keepsPromisesOfCourseCalls } from './course-gateway.contract.js';
import { keepsHomeGatewayContract } from './home-gateway.contract.js';
import { keepsLessonGatewayContract, keepsPromisesOfLessonCalls } from './lesson-gateway.contract.js';
import { keepsMemberDetailContract, keepsMemberGatewayContract } from './member-gateway.contract.js';
import { keepsMemberMessagesGatewayContract } from './member-messages-gateway.contract.js';
import { keepsContractsOfMemberRecords, keepsOrderContract } from './member-records.contract.js';
import { keepsConsentContract, keepsMemberStepsGatewayContract } from './member-steps-gateway.contract.js';
import { keepsOrderGatewayContract } from './order-gateway.contract.js';
import { keepsProfileGatewayContract } from './profile-gateway.contract.js';
import { keepsScanGatewayContract } from './scan-gateway.contract.js';
import { keepsPromisesOfSearch, keepsSearchGatewayContract } from './search-gateway.contract.js';
import { keepsSignInGatewayContract } from './sign-in-gateway.contract.js';
import { keepsSetUpContract, keepsSiteGatewayContract } from './site-gateway.contract.js';
import { keepsSocialiteGatewayContract, keepsWechatBindingContract } from './socialite-gateway.contract.js';
import { keepsStudyGatewayContract } from './study-gateway.contract.js';
import { keepsVipPlanGatewayContract } from './vip-plan-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) {
  keepsSiteGatewayContract(adapter, newRig);
  keepsMemberGatewayContract(adapter, newRig);
  keepsAccountGatewayContract(adapter, newRig);
  keepsSignInGatewayContract(adapter, newRig);
  keepsCodeLoginContract(adapter, newRig);
  keepsCaptchaGatewayContract(adapter, newRig);
  keepsMemberStepsGatewayContract(adapter, newRig);
  keepsPromisesOfSearch(adapter, newRig);
  keepsPromisesOfCourseCalls(adapter, newRig);
  keepsPromisesOfLessonCalls(adapter, newRig);
  keepsProfileGatewayContract(adapter, newRig);
  keepsSocialiteGatewayContract(adapter, newRig);
  keepsMemberMessagesGatewayContract(adapter, newRig);
  describe(`${adapter} and what is on record`, () => {
    keepsContractsOfMemberRecords(adapter, newRig);
  });
  keepsStudyGatewayContract(adapter, newRig);
  keepsAnnouncementGatewayContract(adapter, newRig);
  keepsVipPlanGatewayContract(adapter, newRig);
}
for (const [adapter, newRig, generation] of ADAPTERS_BY_GENERATION) {
  keepsSetUpContract(adapter, newRig);
  keepsMemberDetailContract(adapter, newRig, generation);
  keepsScanGatewayContract(adapter, newRig, generation);
  keepsConsentContract(adapter, newRig, generation);
  keepsCommentGatewayContract(adapter, newRig, generation);
  keepsSearchGatewayContract(adapter, newRig, generation);
  keepsHomeGatewayContract(adapter, newRig, generation);
  keepsCourseGatewayContract(adapter, newRig, generation);
  keepsLessonGatewayContract(adapter, newRig, generation);
  keepsWechatBindingContract(adapter, newRig, generation);
  keepsOrderContract(adapter, newRig, generation);
  keepsOrderGatewayContract(adapter, newRig, generation);
}
