// What the account and the settings of notices say, in this language: only loaded when somebody opens them.
import account from '../../../../locales/ru/account.ftl?raw';

export default [account];
