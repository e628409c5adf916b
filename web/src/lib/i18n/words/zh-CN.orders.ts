// What standing orders and plans say, in this language: only loaded when somebody gives some.
import orders from '../../../../locales/zh-CN/orders.ftl?raw';

export default [orders];
