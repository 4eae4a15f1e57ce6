export { settingDefaults } from './general/general.defaults';
