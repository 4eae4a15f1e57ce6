export { settingDefaults } from './general/general.defaults';
export { changeSettings } from './general/general.service';
