import { ADAPTERS, ADAPTERS_BY_GENERATION } from './adapters-by-generation.js';
import { keepsAnnouncementGatewayContract } from './announcement-gateway.contract.js';
import { keepsMemberMessagesGatewayContract } from './member-messages-gateway.contract.js';
import { keepsContractsOfMemberRecords, keepsOrderContract } from './member-records.contract.js';
import { keepsOrderGatewayContract } from './order-gateway.contract.js';
import { keepsProfileGatewayContract } from './profile-gateway.contract.js';
import { keepsSocialiteGatewayContract, keepsWechatBindingContract } from './socialite-gateway.contract.js';
import { keepsStudyGatewayContract } from './study-gateway.contract.js';
import { keepsVipPlanGatewayContract } from './vip-plan-gateway.contract.js';

for (const [adapter, newRig] of ADAPTERS) {
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
  keepsWechatBindingContract(adapter, newRig, generation);
  keepsOrderContract(adapter, newRig, generation);
  keepsOrderGatewayContract(adapter, newRig, generation);
}
